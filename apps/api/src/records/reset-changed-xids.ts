import type { Queries } from '../context/index.js';
import { statement, trackedColumns } from '../database/index.js';

/**
 * After a restore into another server, transactions are numbered from the start again: rows that a transaction still
 * to come seems to have changed would be counted anew by every list. They are given the number of this one.
 */
export async function resetChangedXids(database: Queries): Promise<void> {
  for (const table of Object.keys(trackedColumns))
    await database.run(
      statement('', `UPDATE ${table} SET changed_xid = DEFAULT WHERE changed_xid > current_xid()`),
    );
}
