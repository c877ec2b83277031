import type { FormContent, LibraryEntry } from '@firstday/domain';

import { expect, type Integrator } from '../stack.js';
import { officialFileOf } from './official-file-of.js';

interface Draft {
  readonly content: FormContent;
}
interface AddedFile {
  readonly mapped: readonly { readonly path: string }[];
  readonly to_map: readonly { readonly path: string }[];
}

/** Adds a policy of the library as an operator does: with the file of its form, published, and checked where that is asked for. */
export async function addFromLibrary(api: Integrator, key: string): Promise<void> {
  const entry = await api.post<LibraryEntry>(`/policy_library/${key}/add`, {});
  if (entry.waits_for.some((reason) => reason !== 'check')) await publishWithFile(api, entry);
  const now = await api.post<LibraryEntry>(`/policy_library/${key}/add`, {});
  if (now.waits_for.includes('check')) await api.patch(`/policies/${now.policy_id}`, { status: 'active' });
  const added = await api.post<LibraryEntry>(`/policy_library/${key}/add`, {});
  expect([key, added.policy_status]).toEqual([key, 'active']);
}

/** Draws the file, lets its boxes be found, and gives a place to what has none. */
async function publishWithFile(api: Integrator, { key, forms: [form] }: LibraryEntry): Promise<void> {
  const path = `/forms/${form?.form_id}`;
  const file = await officialFileOf((await api.get<Draft>(`${path}/draft`)).content);
  const { sha256 } = await api.publish<{ sha256: string }>(`/form_pdfs?name=${key}`, file.pdf);
  const { mapped, to_map } = await api.post<AddedFile>(`/policy_library/${key}/file`, { sha256 });
  // Lines with the words of a question are found by themselves, where nothing but the words decides who is asked.
  expect(mapped.length).toBeGreaterThan(0);
  const { content } = await api.get<Draft>(`${path}/draft`);
  const found = (content.pdf?.boxes ?? []).filter(({ section }) => section === undefined);
  const boxes = [...found, ...to_map.flatMap((it) => file.boxes.get(it.path) ?? []), ...file.signature];
  await api.patch(`${path}/draft`, { content: { ...content, pdf: { sha256, boxes } } });
  await api.post(`${path}/publish`, {});
}
