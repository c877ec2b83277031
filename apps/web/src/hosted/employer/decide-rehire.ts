'use server';
import type { RehireChoice } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { withToken } from '../session/read-session';
import { taskPaths } from '../task/task-paths';

interface RehireTarget {
  readonly session: string;
  readonly task: string;
  readonly choice: RehireChoice;
}

/** Carries out what the employer chose, and leads to the form that it is. */
export async function decideRehire({ session, task, choice }: RehireTarget): Promise<void> {
  const answer = await withToken(session, (token) =>
    call('rehires.decide', { params: { task_id: task }, body: { choice } }, token),
  );
  redirect(taskPaths(session, (answer.ok && answer.value.decision?.task_id) || task).task);
}
