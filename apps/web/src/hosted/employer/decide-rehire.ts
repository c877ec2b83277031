'use server';
import type { RehireChoice } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { withToken } from '../session/read-session';
import { taskPaths } from '../task/task-paths';

interface RehireTarget {
  readonly session: string;
  readonly task: string;
  /** The form that was completed then. */
  readonly earlier: string;
  readonly choice: RehireChoice;
}

/** Carries out what the employer chose, and leads to the form that it is. */
export async function decideRehire({ session, task, earlier, choice }: RehireTarget): Promise<void> {
  const response = await withToken(session, (token) =>
    callRaw('rehires.decide', { params: { task_id: task }, body: { choice } }, token),
  );
  const isEarlier = response.ok && choice === 'supplement_b';
  redirect(taskPaths(session, isEarlier ? earlier : task).task);
}
