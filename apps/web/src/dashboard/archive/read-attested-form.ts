import type { TaskVersionFields, TaskVersions } from '@firstday/domain';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { orRedirectToUnavailable } from '../session/current-session';
import { paths } from '../paths';

/** What was signed on a form, the last version first, each with its answers. */
export interface AttestedForm extends Pick<TaskVersions, 'form_key' | 'form_edition' | 'content'> {
  readonly versions: readonly TaskVersionFields[];
}

/** @returns nothing where there is no such form, or the person who is signed in may not see it */
export function readAttestedForm(task: string): Promise<AttestedForm | undefined> {
  return orRedirectToUnavailable(
    paths.versions,
    async () => (await readActive(task)) ?? (await readArchived(task)),
  );
}

async function readActive(task_id: string): Promise<AttestedForm | undefined> {
  const [credential, params] = [await userCredential(), { task_id }];
  const listed = await call('tasks.listVersions', { params }, credential);
  if (!listed.ok) return undefined;
  return withFields(listed.value, async (version) => {
    const read = await call('tasks.getVersionFields', { params, query: { version } }, credential);
    return read.ok ? [read.value] : [];
  });
}

async function readArchived(archived_task_id: string): Promise<AttestedForm | undefined> {
  const [credential, params] = [await userCredential(), { archived_task_id }];
  const listed = await call('archived_tasks.listVersions', { params }, credential);
  if (!listed.ok) return undefined;
  return withFields(listed.value, async (version) => {
    const read = await call('archived_tasks.getVersionFields', { params, query: { version } }, credential);
    return read.ok ? [read.value] : [];
  });
}

async function withFields(
  { form_key, form_edition, content, versions }: TaskVersions,
  read: (version: number) => Promise<TaskVersionFields[]>,
): Promise<AttestedForm> {
  const fields = await Promise.all(versions.map(({ number }) => read(number)));
  return { form_key, form_edition, content, versions: fields.flat().toReversed() };
}
