import { nextDigestAt } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock, type Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { MembersStore, SystemContexts } from '../../identity/index.js';
import { MessageSettingsStore, OutboxService } from '../../outbox/index.js';
import { EmployerClocksStore } from '../../records/index.js';
import { zoneOfPlace } from '../ladder/zone-of-place.js';
import type { SignerDigestEntity } from './signer-digest.entity.js';
import { SignerDigestsStore } from './signer-digests.store.js';
import { SignerMessagesService } from './signer-messages.service.js';
import { caseworkerOf, signerOf } from './signer-of.js';

const hour = 3_600_000;

/** Tells those who sign for the employer in the morning what waits for them, and of deadlines of the law on their days. */
@Injectable()
export class DigestService {
  constructor(
    private readonly store: SignerDigestsStore,
    private readonly messages: SignerMessagesService,
    private readonly members: MembersStore,
    private readonly employers: EmployerClocksStore,
    private readonly outbox: OutboxService,
    private readonly settings: MessageSettingsStore,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly background: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  /** Users of accounts that send messages are looked at from their next morning on. */
  async findNew(): Promise<void> {
    const accounts = await this.settings.listTurnedOn(this.database);
    const ids = accounts.map(({ account_id }) => account_id);
    await this.store.add(this.database, ids, this.clock.now());
  }

  /** @returns whether there may be more */
  async processNext(): Promise<boolean> {
    const now = this.clock.now();
    let claimed: SignerDigestEntity | undefined;
    try {
      await this.database.transaction(async (db) => {
        claimed = await this.store.claim(db, now);
        if (claimed) await this.process(db, claimed, now);
      });
    } catch (error) {
      if (!claimed) throw error;
      const { user_id } = claimed;
      this.background.report('digests', error, { user_id });
      await this.store.postpone(this.database, user_id, new Date(now.getTime() + hour));
    }
    return claimed !== undefined;
  }

  private async process(db: Queries, digest: SignerDigestEntity, now: Date): Promise<void> {
    const ctx = await this.contexts.ofAccount(digest.account_id, { db, now });
    const member = ctx && (await this.members.find(ctx, digest.user_id));
    if (!ctx || !member) return this.store.remove(db, digest.user_id);
    const timeZone = digest.time_zone ?? zoneOfPlace('', await this.employers.findCommon(ctx));
    const actors = {
      signer: signerOf(digest.user_id, member.groups),
      caseworker: caseworkerOf(digest.user_id, member.groups),
    };
    const isNew = digest.created_at.getTime() === digest.next_at.getTime();
    const told =
      (actors.signer ?? actors.caseworker) &&
      digest.is_wanted &&
      !isNew &&
      (await this.outbox.effectiveMode(ctx)) === 'on'
        ? await this.messages.tell(ctx, {
            digest,
            timeZone,
            email: member.email,
            language: member.language,
            askedSince: (await this.settings.find(ctx)).asked_since,
            ...actors,
          })
        : digest.steps;
    await this.store.save(db, digest.user_id, { next_at: nextDigestAt(timeZone, now), steps: told });
  }
}
