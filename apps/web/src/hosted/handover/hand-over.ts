'use server';
import { HandOver } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { performAct } from '../act/perform-act';
import { storeToken } from '../session/session-token';
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
  const input = { params: { task_id: task }, body: body.data };
  const opened = await performAct(session, (token) => call('tasks.handOver', input, token));
  if (!opened.ok) return { ...state, trouble: opened.errorCode };
  await storeToken(opened.value);
  redirect(taskPaths(opened.value.id, task).task);
}
