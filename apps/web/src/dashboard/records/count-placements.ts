import { readOrRedirect } from '../forms/write';
import type { NamedKind } from './model/managed-kind';

/** How many placements name a record, of those that the reader may see. */
export async function countPlacements(path: string, kind: NamedKind, id: string): Promise<number> {
  const query = { [`${kind}_id`]: id, per_page: 1 };
  return (await readOrRedirect(path, 'placements.list', { query })).total;
}
