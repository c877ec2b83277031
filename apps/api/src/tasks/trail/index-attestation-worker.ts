import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { type Context, inTransaction } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { IndexReader } from './index-reader.store.js';
import { verificationStore } from './verification.store.js';

const hour = 3_600_000;

/**
 * Attests the index of each form of an earlier version once, as it is then. A form of this version has it in its signed first entry, so
 * that no form can be made to look older.
 */
@Injectable()
export class IndexAttestationWorker implements OnApplicationBootstrap {
  /** The last task that was attested. Ids are in the order of time, so later tasks of an earlier version follow. */
  private last = '';

  constructor(
    private readonly background: BackgroundWork,
    private readonly database: Database,
    private readonly contexts: SystemContexts,
    private readonly index: IndexReader,
    private readonly trail: AuditTrail,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'index_attestations',
      idleMilliseconds: hour,
      work: (stopping) => this.attestSome(stopping),
    });
  }

  /** @returns whether there may be more */
  async attestSome(stopping?: AbortSignal): Promise<boolean> {
    const tasks = await verificationStore.unattestedAfter(this.last, this.database);
    for (const { id, account_id } of tasks) {
      if (stopping?.aborted) return false;
      const ctx = await this.contexts.ofAccount(account_id);
      if (ctx) await this.attest(ctx, id);
      this.last = id;
    }
    return tasks.length > 0;
  }

  private attest(ctx: Context, taskId: string): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      await this.trail.lock(ctx, taskId);
      const read = await this.index.read(ctx, taskId);
      if (!read || read.attested) return;
      const { facts, placements } = read.found;
      await this.trail.append(ctx, taskId, 'index_attested', {
        of: 'earlier_version',
        index: { ...facts, placements },
      });
    });
  }
}
