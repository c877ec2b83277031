import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../background/index.js';
import { Clock, type Queries } from '../context/index.js';
import { Database } from '../database/index.js';
import { SystemContexts } from '../identity/index.js';
import { PlacementRefreshesStore } from './placement-refreshes.store.js';
import { PlacementsService } from './placements.service.js';

const retryMilliseconds = 60_000;

/** Looks at placements again whose employee, employer, client or job changed: one a transaction, whoever else works. */
@Injectable()
export class PlacementRefreshWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly store: PlacementRefreshesStore,
    private readonly placements: PlacementsService,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'placement_refreshes',
      idleMilliseconds: 2000,
      work: () => this.refreshNext(),
    });
  }

  /** @returns whether there may be more */
  async refreshNext(): Promise<boolean> {
    const now = this.clock.now();
    let position: string | undefined;
    try {
      return await this.database.transaction(async (db) => {
        const refresh = await this.store.claim(db, now);
        if (!refresh) return false;
        position = refresh.position;
        await this.refresh(db, refresh);
        return true;
      });
    } catch (error) {
      if (position === undefined) throw error;
      this.background.report('placement_refreshes', error, { position });
      // Others do not wait for one that fails.
      await this.store.postpone(this.database, position, new Date(now.getTime() + retryMilliseconds));
      return true;
    }
  }

  /** How far it came is written with what was decided: a process that dies between leaves both undone. */
  private async refresh(
    db: Queries,
    refresh: NonNullable<Awaited<ReturnType<PlacementRefreshesStore['claim']>>>,
  ): Promise<void> {
    const ctx = await this.contexts.ofAccount(refresh.account_id, { db });
    const found = ctx && (await this.store.findNext(db, refresh));
    if (!ctx || !found) return this.store.remove(db, refresh.position);
    await this.placements.reevaluate(ctx, found);
    await this.store.advance(db, refresh.position, found.id);
  }
}
