import { PruningService } from '../background/pruning/pruning.service.js';
import type { TestApi } from './test-api.js';

/** Prunes every table of the service; a table that cannot be pruned fails the test. @returns how many rows went, by table */
export function prune(
  api: TestApi,
  stopping = new AbortController().signal,
): Promise<ReadonlyMap<string, number>> {
  return api.app.get(PruningService).sweep(stopping, (table, thrown) => {
    throw new Error(`${table} was not pruned`, { cause: thrown });
  });
}
