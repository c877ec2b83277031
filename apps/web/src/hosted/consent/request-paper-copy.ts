'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAsEmployee } from '../act/perform-as-employee';
import { taskPaths } from '../task/task-paths';

interface CopiedTask {
  readonly session: string;
  readonly task: string;
}

export async function requestPaperCopy({ session, task }: CopiedTask, before: ActState): Promise<ActState> {
  const input = { params: { task_id: task } };
  const answer = await performAsEmployee(session, ({ token }) =>
    call('tasks.requestPaperCopy', input, token),
  );
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(`${taskPaths(session, task).done}?paper=asked`);
}
