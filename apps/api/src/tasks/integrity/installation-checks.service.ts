import type { IntegrityFinding } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { AccountsService } from '../../identity/index.js';
import { AnchorHistory } from '../trail/anchor-history.js';
import { AnchorLog } from '../trail/anchor-log.js';
import { AnchorsService } from '../trail/anchors.service.js';
import { verificationStore } from '../trail/verification.store.js';

/** What belongs to no account: the log of anchors, and trails that were anchored and are gone with their tasks. */
@Injectable()
export class InstallationChecks {
  constructor(
    private readonly accounts: AccountsService,
    private readonly anchors: AnchorsService,
    private readonly log: AnchorLog,
  ) {}

  /** The installation's first live account is told of them, as it is of keys. */
  async areOf({ account }: Context): Promise<boolean> {
    return (await this.accounts.findByName('live'))?.id === account.id;
  }

  async *findings({ db }: Context): AsyncGenerator<IntegrityFinding> {
    const missing = await verificationStore.countMissingTrails(db);
    for (let trail = 0; trail < missing; trail++) yield { task_id: null, what: 'trails_missing' };
    const history = new AnchorHistory(this.log, await this.anchors.publicKey());
    for await (const _fault of history.faults(db)) yield { task_id: null, what: 'anchors' };
  }
}
