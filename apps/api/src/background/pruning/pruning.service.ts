import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config, unavailablePart } from '../../context/index.js';
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

  /**
   * Prunes every table, until the signal says to stop. A table that cannot be pruned keeps no other from it.
   * @param onFailure what is told of a table that could not be pruned
   * @returns how many rows went, by table
   * @throws what the database threw, where it is away for all tables alike
   */
  async sweep(
    stopping: AbortSignal,
    onFailure: (table: string, thrown: unknown) => void,
  ): Promise<ReadonlyMap<string, number>> {
    const removedRows = new Map<string, number>();
    for (const prunable of this.prunables) {
      if (stopping.aborted) break;
      try {
        removedRows.set(prunable.table, await this.removeRows(prunable, stopping));
      } catch (error) {
        if (unavailablePart(error)) throw error;
        onFailure(prunable.table, error);
      }
    }
    return removedRows;
  }

  private async removeRows(prunable: Prunable, stopping: AbortSignal): Promise<number> {
    const until = performance.now() + maxMilliseconds;
    let total = 0;
    for (
      let removed = pruningBatchSize;
      removed === pruningBatchSize && performance.now() < until && !stopping.aborted;
    ) {
      removed = await this.removeBatch(prunable);
      total += removed;
    }
    return total;
  }

  private async removeBatch(prunable: Prunable): Promise<number> {
    const now = this.clock.now();
    const bound = prunable.bound?.(now, this.config) ?? now;
    const [row] = await this.database.run<{ removed: number }>(deleteBatchSql(prunable), [bound]);
    return row?.removed ?? 0;
  }
}
