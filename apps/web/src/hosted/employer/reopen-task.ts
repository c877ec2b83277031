'use server';
import { redirect } from 'next/navigation';
import { callApi } from '../../api/call-api';
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
    callApi(token, `/tasks/${encodeURIComponent(task)}/task_change_requests`, {
      method: 'POST',
      body: { starting_section_id: section },
    }),
  );
  redirect(taskPaths(session, task).task);
}
