import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { deleteBatchSql, pruningBatchSize } from './delete-batch-sql.js';
import { type Prunable, PRUNABLES } from './prunable.js';

/** No table keeps the others waiting for longer; the rest goes with the next sweep. */
const maxMilliseconds = 30_000;

/**
 * Removes rows that serve nobody any more, over all accounts, a batch a statement. Rows that another worker, or a
 * request, holds at the moment are left to it.
 */
@Injectable()
export class PruningService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PRUNABLES) private readonly prunables: readonly Prunable[],
  ) {}

  /** Prunes every table, until the signal says to stop. @returns how many rows went, by table */
  async sweep(stopping: AbortSignal): Promise<ReadonlyMap<string, number>> {
    const removedRows = new Map<string, number>();
    for (const prunable of this.prunables) {
      const until = performance.now() + maxMilliseconds;
      for (let removed = pruningBatchSize; removed === pruningBatchSize && performance.now() < until;) {
        if (stopping.aborted) return removedRows;
        removed = await this.removeBatch(prunable);
        removedRows.set(prunable.table, (removedRows.get(prunable.table) ?? 0) + removed);
      }
    }
    return removedRows;
  }

  private async removeBatch(prunable: Prunable): Promise<number> {
    const now = this.clock.now();
    const bound = prunable.bound?.(now, this.config) ?? now;
    const [row] = await this.database.run<{ removed: number }>(deleteBatchSql(prunable), [bound]);
    return row?.removed ?? 0;
  }
}
