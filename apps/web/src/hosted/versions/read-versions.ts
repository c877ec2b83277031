import type { TaskVersionFields } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { call } from '../../api/call';
import { expiredPath, withToken } from '../session/read-session';

/** Everything that was attested on a task, the last version first, each with its answers. */
export function readVersions(session: string, task: string): Promise<readonly TaskVersionFields[]> {
  return withToken(session, async (token) => {
    const params = { task_id: task };
    const listed = await call('tasks.listVersions', { params }, token);
    if (!listed.ok && listed.status === 401) redirect(expiredPath(session));
    if (!listed.ok) notFound();
    const versions = await Promise.all(
      listed.value.versions.map(({ number }) =>
        call('tasks.getVersionFields', { params, query: { version: number } }, token),
      ),
    );
    return versions.map((version) => (version.ok ? version.value : notFound())).toReversed();
  });
}
