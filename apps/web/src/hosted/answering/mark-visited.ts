import { callRaw } from '../../api/call';
import { withToken } from '../session/read-session';
import { isVisited, subtaskOf, type TaskView } from '../task/task-view';

/** Pub. 15-T: the signer is sent through every page before signing; the API keeps which were shown. */
export async function markVisited({ session, sheet }: TaskView, pageId: string): Promise<void> {
  const subtask = subtaskOf(sheet, pageId);
  if (!subtask || isVisited(sheet, pageId)) return;
  await withToken(session.id, (token) =>
    callRaw('subtasks.visit', { params: { subtask_id: subtask } }, token),
  );
}
