'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAct } from '../act/perform-act';
import { taskPaths } from '../task/task-paths';

interface CorrectedTask {
  readonly session: string;
  readonly task: string;
}

/** Opens a form again for its employee, who asked for it. */
export async function openCorrection({ session, task }: CorrectedTask, before: ActState): Promise<ActState> {
  const input = { params: { task_id: task }, body: { outcome: 'opened' as const } };
  const answer = await performAct(session, (token) => call('tasks.answerCorrectionRequest', input, token));
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(`${taskPaths(session, task).answers}?sent=opened`);
}
