'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { performAct } from '../act/perform-act';
import { reasonIn } from '../reason/reason-in';
import type { ReasonState } from '../reason/reason-state';
import { readQueueReturn } from '../queue/read-queue-return';
import { readSession } from '../session/read-session';
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
  const input = { params: { task_id: place.task }, body: { section_id: place.section, reason } };
  const answer = await performAct(place.session, (token) => call('tasks.sendBack', input, token));
  if (!answer.ok) return { attempt, reason, trouble: answer.errorCode };
  const queue = await readQueueReturn(await readSession(place.session));
  redirect(queue?.sentBack ?? `${taskPaths(place.session, place.task).answers}?sent=yes`);
}
