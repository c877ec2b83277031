'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAct } from '../act/perform-act';
import { taskPaths } from '../task/task-paths';

interface RenewedTask {
  readonly session: string;
  readonly task: string;
}

/** Begins a new form in place of a finished one, and leads there. */
export async function renewTask({ session, task }: RenewedTask, before: ActState): Promise<ActState> {
  const input = { params: { task_id: task } };
  const renewed = await performAct(session, (token) => call('tasks.renew', input, token));
  if (!renewed.ok) return failAct(before, renewed.errorCode);
  redirect(taskPaths(session, renewed.value.task_id).task);
}
