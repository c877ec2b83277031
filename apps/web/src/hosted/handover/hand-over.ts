'use server';
import { HandOver } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { expiredPath } from '../session/read-session';
import { sessionToken, storeToken } from '../session/session-token';
import { taskPaths } from '../task/task-paths';
import type { HandoverState } from './handover-state';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
  readonly section: string;
}

/** Opens the session of whoever helped, on this device, and leads to their part of the form. */
export async function handOver(
  { session, task, section }: ActionTarget,
  before: HandoverState,
  form: FormData,
): Promise<HandoverState> {
  const given = form.get('name');
  const name = typeof given === 'string' ? given.trim() : '';
  const state = { attempt: before.attempt + 1, name };
  const body = HandOver.safeParse({ section_id: section, name });
  if (!body.success) return { ...state, trouble: 'nameRequired' };
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const opened = await openFor(token, task, body.data);
  if (typeof opened === 'string') return { ...state, trouble: opened };
  await storeToken(opened);
  redirect(taskPaths(opened.id, task).task);
}

async function openFor(token: string, task: string, body: HandOver) {
  try {
    const answer = await call('tasks.handOver', { params: { task_id: task }, body }, token);
    return answer.ok ? answer.value : ('refused' as const);
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable' as const;
    throw error;
  }
}
