'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAct } from '../act/perform-act';
import { taskPaths } from '../task/task-paths';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
}

/** Opens a completed task again at the section that was pressed, and leads there. */
export async function reopenTask(
  { session, task }: ActionTarget,
  before: ActState,
  form: FormData,
): Promise<ActState> {
  const section = form.get('section');
  if (typeof section !== 'string') return failAct(before, 'refused');
  const input = { params: { task_id: task }, body: { starting_section_id: section } };
  const answer = await performAct(session, (token) => call('task_change_requests.create', input, token));
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(taskPaths(session, task).task);
}
