import { setTimeout as pause } from 'node:timers/promises';
import type { TestApi } from './test-api.js';

type By = Partial<Parameters<TestApi['call']>[1]>;

/** Sends a text as an import, and waits for its dry run. */
export async function checkedImport(api: TestApi, body: object, by: By = {}) {
  const sent = await api.call('imports.create', { body, ...by });
  if (sent.status !== 201) throw new Error(`imports.create answers ${JSON.stringify(sent.body)}`);
  return importWhen(api, sent.body.id, ['checked', 'failed'], by);
}

/** Commits an import, and waits for its end. */
export async function committedImport(api: TestApi, id: string, by: By = {}) {
  const sent = await api.call('imports.commit', { path: { import_id: id }, ...by });
  if (sent.status !== 200) throw new Error(`imports.commit answers ${JSON.stringify(sent.body)}`);
  return importWhen(api, id, ['completed', 'failed'], by);
}

/** An import once it has one of these statuses. */
export async function importWhen(api: TestApi, id: string, statuses: readonly string[], by: By = {}) {
  for (let look = 0; look < 2000; look += 1) {
    const { body } = await api.call('imports.findById', { path: { import_id: id }, ...by });
    if (statuses.includes(body.status)) return body;
    await pause(25);
  }
  throw new Error(`the import is not ${statuses.join(' or ')}`);
}

export const importRows = async (api: TestApi, id: string, by: By = {}) =>
  (await api.call('imports.listRows', { path: { import_id: id }, query: { per_page: 500 }, ...by })).body
    .data;
