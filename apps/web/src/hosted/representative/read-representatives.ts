import type { Representative } from '@firstday/domain';
import { call } from '../../api/call';
import { withToken } from '../session/read-session';

/** Who was named for a task, as far as this side has to do with them; newest first. */
export async function readRepresentatives(session: string, task: string): Promise<readonly Representative[]> {
  const input = { params: { task_id: task } };
  const result = await withToken(session, (token) => call('tasks.listRepresentatives', input, token));
  return result.ok ? result.value.data : [];
}
