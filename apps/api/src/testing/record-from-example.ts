import { type OperationRow, operations } from '@firstday/domain';
import type { TestApi } from './test-api.js';

const rows: ReadonlyMap<string, OperationRow> = new Map(Object.entries(operations));

/** The resources whose records can be made and read one by one, and what paths call the id of one: `loading_dock_id`. */
export const recordParameters: ReadonlyMap<string, string> = new Map(
  [...rows].flatMap(([id, { path }]) => {
    const [tag = '', verb] = id.split('.');
    const name = path.match(/\{(\w+)\}$/)?.[1];
    return verb === 'findById' && name && rows.has(`${tag}.create`) ? [[tag, name] as const] : [];
  }),
);

/**
 * Makes a record of a resource that has no factory, with the body that the API reference shows for it.
 *
 * @param known records that it names, by the names of their properties
 * @returns its id
 */
export async function recordFromExample(
  api: TestApi,
  tag: string,
  known: Readonly<Record<string, string>> = {},
): Promise<string> {
  const row = rows.get(`${tag}.create`);
  if (!row) throw new Error(`nothing creates ${tag}`);
  const example = Object.entries(row.reference.body ?? {});
  const body = Object.fromEntries(example.map(([name, value]) => [name, known[name] ?? value]));
  const answer = await api.request(row.method, `/api/v1${row.path}`, { body });
  if (answer.status >= 300) throw new Error(`${tag}.create answers ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
