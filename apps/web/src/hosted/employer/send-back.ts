'use server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { reasonIn } from '../reason/reason-in';
import type { ReasonState } from '../reason/reason-state';
import { sessionToken } from '../session/session-token';
import { readQueueReturn } from '../queue/read-queue-return';
import { expiredPath, readSession } from '../session/read-session';
import { taskPaths } from '../task/task-paths';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
  readonly section: string;
}

/** Voids what the employee signed and tells them what to put right. */
export async function sendBack(
  place: ActionTarget,
  before: ReasonState,
  form: FormData,
): Promise<ReasonState> {
  const reason = reasonIn(form);
  const attempt = before.attempt + 1;
  if (reason.length < 3) return { attempt, reason, trouble: 'reasonRequired' };
  const token = await sessionToken(place.session);
  if (!token) redirect(expiredPath(place.session));
  const trouble = await sent(token, place, reason);
  if (trouble) return { attempt, reason, trouble };
  const queue = await readQueueReturn(await readSession(place.session));
  redirect(queue?.sentBack ?? `${taskPaths(place.session, place.task).answers}?sent=yes`);
}

async function sent(
  token: string,
  place: ActionTarget,
  reason: string,
): Promise<'refused' | 'unavailable' | undefined> {
  try {
    const input = { params: { task_id: place.task }, body: { section_id: place.section, reason } };
    const answer = await callRaw('tasks.sendBack', input, token);
    return answer.ok ? undefined : 'refused';
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}
