import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config, smallestIdAt } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import { type Prunable, retentionMilliseconds, prunables } from './prunables.js';

export const pruningBatchSize = 1000;
/** No table keeps the others waiting for longer; the rest goes with the next sweep. */
const maxMilliseconds = 30_000;

/**
 * Removes rows that serve nobody any more, over all accounts, a batch a statement. Rows that another worker, or a
 * request, holds at the moment are left to it.
 */
@Injectable()
export class PruningService {
  private readonly statements = prunables.map((prunable) => ({
    ...prunable,
    remove: deleteStatement(prunable),
  }));

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Prunes every table, until the signal says to stop. @returns how many rows went, by table */
  async sweep(stopping: AbortSignal): Promise<ReadonlyMap<string, number>> {
    const removedRows = new Map<string, number>();
    for (const { table, remove, idKind: byIdOf } of this.statements) {
      const until = performance.now() + maxMilliseconds;
      for (let removed = pruningBatchSize; removed === pruningBatchSize && performance.now() < until;) {
        if (stopping.aborted) return removedRows;
        const [row] = await this.database.run<{ removed: number }>(remove, [
          byIdOf ? this.leastId(byIdOf) : this.clock.now(),
        ]);
        removed = row?.removed ?? 0;
        removedRows.set(table, (removedRows.get(table) ?? 0) + removed);
      }
    }
    return removedRows;
  }

  private leastId(kind: 'event' | 'securityEvent'): string {
    const kept = kind === 'event' ? retentionMilliseconds : this.config.securityLogDays * 86_400_000;
    return smallestIdAt(kind, new Date(this.clock.now().getTime() - kept));
  }
}

const deleteStatement = ({ table, condition }: Prunable) =>
  statement(
    `retention.prune.${table}`,
    `WITH gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${pruningBatchSize} FOR UPDATE SKIP LOCKED))
       RETURNING 1)
     SELECT count(*)::int AS removed FROM gone`,
  );
