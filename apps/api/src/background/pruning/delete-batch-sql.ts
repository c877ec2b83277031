import type { Statement } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { Prunable } from './prunable.js';

export const pruningBatchSize = 1000;

/** Deletes a batch of rows, but for those that somebody holds at the moment, and says how many. */
export const deleteBatchSql = ({ table, condition, isAppendOnly = false }: Prunable): Statement =>
  statement(
    `pruning.delete.${table}`,
    `WITH gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${pruningBatchSize}${isAppendOnly ? '' : ' FOR UPDATE SKIP LOCKED'}))
       RETURNING 1)
     SELECT count(*)::int AS removed FROM gone`,
  );
