'use server';
import { redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { withToken } from '../session/read-session';
import { taskPaths } from '../task/task-paths';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
  readonly section: string;
}

/** Opens a completed task again at one section, and leads there. */
export async function reopenTask({ session, task, section }: ActionTarget): Promise<void> {
  await withToken(session, (token) =>
    callRaw(
      'task_change_requests.create',
      { params: { task_id: task }, body: { starting_section_id: section } },
      token,
    ),
  );
  redirect(taskPaths(session, task).task);
}
