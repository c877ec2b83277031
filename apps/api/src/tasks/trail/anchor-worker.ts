import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import type { Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import type { Anchor } from './anchor.js';
import { AnchorLog } from './anchor-log.js';
import { AnchorsService } from './anchors.service.js';
import { anchorsStore } from './anchors.store.js';
import { TamperingLog } from './tampering-log.js';

const minute = 60_000;
const batch = 500;

/**
 * The database lacks an anchor that was written down, or has another in its place: records were changed in it, or an older
 * backup was restored. The operator says which; until then anchors are in the database alone.
 */
export class AnchorsCutError extends Error {
  override readonly name = 'AnchorsCutError';

  constructor(readonly written: Anchor) {
    const { sequence, at } = written;
    super(
      `Anchor ${sequence} of ${at} is in the folder anchors and not, or not so, in the database. Where an older backup of the ` +
        'database was restored, move the folder aside and keep it: it is written anew. Otherwise the database was changed.',
    );
  }
}

/** Anchors what changed every minute, and writes the anchors down outside the database. */
@Injectable()
export class AnchorWorker implements OnApplicationBootstrap {
  private reported: string | undefined;

  constructor(
    private readonly background: BackgroundWork,
    private readonly anchors: AnchorsService,
    private readonly log: AnchorLog,
    private readonly database: Database,
    private readonly tampering: TamperingLog,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({ name: 'anchors', idleMilliseconds: minute, work: () => this.anchor() });
  }

  /** @throws AnchorsCutError where the database lacks what is in the files */
  async anchor(): Promise<false> {
    await this.anchors.addAll();
    const [written, last] = await Promise.all([this.log.last(), anchorsStore.last(this.database)]);
    if (written?.hash === last?.hash) return false;
    const writing = this.database.transaction(async (db) => {
      // Processes that share a folder write one after the other.
      await anchorsStore.lock(db);
      await this.writeDown(db);
    });
    await writing.catch((error: unknown) => this.report(error));
    return false;
  }

  private async writeDown(db: Queries): Promise<void> {
    const written = await this.log.last();
    if (written) await this.assertKept(written, db);
    else await this.log.writeKey(await this.anchors.publicKey());
    for (let after = written?.sequence ?? 0; ;) {
      const next = await anchorsStore.after(after, batch, db);
      if (next.length === 0) return;
      await this.log.append(next);
      after = next.at(-1)?.sequence ?? after;
    }
  }

  private async assertKept(written: Anchor, db: Queries): Promise<void> {
    const [kept] = await anchorsStore.after(written.sequence - 1, 1, db);
    if (kept?.sequence === written.sequence && kept.hash === written.hash) return;
    throw new AnchorsCutError(written);
  }

  /** Once for each anchor: it stays so until someone looks. */
  private async report(error: unknown): Promise<never> {
    if (error instanceof AnchorsCutError && this.reported !== error.written.hash) {
      await this.tampering.recordAnchors();
      this.reported = error.written.hash;
    }
    throw error;
  }
}
