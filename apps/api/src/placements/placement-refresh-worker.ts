import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../background/index.js';
import { Clock } from '../context/index.js';
import { Database } from '../database/index.js';
import { SystemContexts } from '../identity/index.js';
import type { PlacementRefreshEntity } from './placement-refresh.entity.js';
import { PlacementRefreshesStore } from './placement-refreshes.store.js';
import { PlacementsService } from './placements.service.js';

const retryMilliseconds = 60_000;
/** A placement that fails so often is passed over, and the later ones of its record are looked at. */
const mostFailures = 5;

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
    const at: { refresh?: PlacementRefreshEntity; placementId?: string } = {};
    try {
      return await this.database.transaction(async (db) => {
        const refresh = await this.store.claim(db, now);
        if (!refresh) return false;
        at.refresh = refresh;
        const ctx = await this.contexts.ofAccount(refresh.account_id, { db });
        const found = ctx && (await this.store.findNext(db, refresh));
        if (ctx && found) {
          at.placementId = found.id;
          await this.placements.reevaluate(ctx, found);
          // How far it came is written with what was decided: a process that dies between leaves both undone.
          await this.store.advance(db, refresh.position, found.id);
        } else await this.store.remove(db, refresh.position);
        return true;
      });
    } catch (error) {
      const { refresh, placementId } = at;
      if (refresh === undefined) throw error;
      this.background.report('placement_refreshes', error, { position: refresh.position });
      await this.passBy(refresh, placementId, now);
      return true;
    }
  }

  /** Others do not wait for one that fails, nor those after it for ever. */
  private async passBy(
    { position, failures }: PlacementRefreshEntity,
    placementId: string | undefined,
    now: Date,
  ): Promise<void> {
    if (placementId !== undefined && failures + 1 >= mostFailures)
      return this.store.advance(this.database, position, placementId);
    await this.store.postpone(this.database, position, new Date(now.getTime() + retryMilliseconds));
  }
}
