import { callRaw } from '../../api/call';
import { withToken } from '../session/read-session';
import type { AskedPage } from '../task/asked-page';
import { isVisited, subtaskOf, type TaskView } from '../task/task-view';

/** Pub. 15-T: the signer is sent through every page before signing; the API keeps which were shown. */
export async function markVisited({ session, sheet }: TaskView, { parts }: AskedPage): Promise<void> {
  for (const { id } of parts) {
    const subtask = subtaskOf(sheet, id);
    if (!subtask || isVisited(sheet, id)) continue;
    await withToken(session.id, (token) =>
      callRaw('subtasks.visit', { params: { subtask_id: subtask } }, token),
    );
  }
}
