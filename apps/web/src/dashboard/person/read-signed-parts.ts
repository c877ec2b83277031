import { textOf } from '@firstday/forms';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { taskEdition } from './task-edition';

/** The parts of a form that people sign one after the other, by the ids of their sections; none where its reader may not see them. */
export async function readSignedParts(
  task_id: string,
  locale: string,
): Promise<readonly { readonly value: string; readonly label: string }[]> {
  const versions = await call('tasks.listVersions', { params: { task_id } }, await userCredential());
  const edition = versions.ok ? taskEdition(versions.value) : undefined;
  const signed = new Set(
    versions.ok ? versions.value.versions.at(-1)?.signatures.map(({ section_id }) => section_id) : [],
  );
  return (edition?.sections ?? [])
    .filter(({ id, opens }) => signed.has(id) && opens === 'in_order')
    .map(({ id, title }) => ({ value: id, label: textOf(title, locale) }));
}
