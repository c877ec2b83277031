import { Injectable } from '@nestjs/common';
import type { Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { EventFeedStore } from '../../events/index.js';
import { SystemContexts } from '../../identity/index.js';
import { MessageSettingsStore } from '../../outbox/index.js';
import type { MessageLadderAccountEntity } from './message-ladder-account.entity.js';
import { LadderAccountsStore } from './ladder-accounts.store.js';
import { LaddersStore } from './ladders.store.js';
import { WaitingPeopleService } from './waiting-people.service.js';

const batchSize = 1000;

/**
 * Follows what happens in accounts that write to people, so that reminders are looked at once something changes them. Requests
 * write nothing for it, and accounts that write to nobody cost nothing.
 */
@Injectable()
export class LadderFeedService {
  constructor(
    private readonly accounts: LadderAccountsStore,
    private readonly ladders: LaddersStore,
    private readonly events: EventFeedStore,
    private readonly settings: MessageSettingsStore,
    private readonly database: Database,
    private readonly contexts: SystemContexts,
    private readonly waiting: WaitingPeopleService,
  ) {}

  /** @returns whether there may be more */
  async follow(now: Date): Promise<boolean> {
    const settledEnd = await this.events.findSettledEnd(this.database);
    await this.database.transaction(async (db) =>
      this.accounts.replace(db, await this.settings.listTurnedOn(db), { now, settledEnd }),
    );
    let hasMore = false;
    for (const id of await this.accounts.listBehind(this.database, settledEnd)) {
      const isBehind = await this.database.transaction((db) => this.followOne(db, id, { now, settledEnd }));
      hasMore ||= isBehind;
    }
    return hasMore;
  }

  private async followOne(db: Queries, accountId: string, at: FeedMoment): Promise<boolean> {
    const account = await this.accounts.lock(db, accountId);
    if (!account) return false;
    if (account.walked_to !== null) return this.walk(db, account, account.walked_to, at.now);
    const found = await this.events.listAfter(db, accountId, {
      after: account,
      before: at.settledEnd,
      limit: batchSize,
    });
    const ids = [...new Set(found.flatMap(({ employee_id }) => employee_id ?? []))];
    await this.ladders.wake(db, accountId, { ids, at: at.now });
    const last = found.at(-1);
    if (last) await this.accounts.advance(db, accountId, last);
    return found.length === batchSize;
  }

  /** Finds those who were asked before messages were turned on, a page at a time. */
  private async walk(
    db: Queries,
    { account_id: id }: MessageLadderAccountEntity,
    after: string,
    now: Date,
  ): Promise<boolean> {
    if (after === '') {
      const ctx = await this.contexts.ofAccount(id, { db, now });
      const waiting = ctx ? await this.waiting.listEmployees(ctx) : [];
      const promised = await this.accounts.listPromised(db, id);
      await this.ladders.wake(db, id, { ids: [...new Set([...promised, ...waiting])], at: now });
    }
    const ids = await this.accounts.listAsked(db, id, { after, limit: batchSize });
    await this.ladders.wake(db, id, { ids, at: now });
    await this.accounts.walk(db, id, ids.length < batchSize ? null : (ids.at(-1) ?? null));
    return true;
  }
}

interface FeedMoment {
  readonly now: Date;
  readonly settledEnd: string;
}
