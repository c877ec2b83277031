import { dueMessages, nextMessageAt } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock, type Context, type Queries } from '../../context/index.js';
import { Database, groupBy } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { OutboxService } from '../../outbox/index.js';
import { LadderAccountsStore } from './ladder-accounts.store.js';
import { LadderFactsReader } from './ladder-facts-reader.js';
import { type DueLadder, LadderMessagesService } from './ladder-messages.service.js';
import { type KeptLadder, LaddersStore } from './ladders.store.js';
import type { MessageLadderEntity } from './message-ladder.entity.js';

const batchSize = 500;
const [minute, hour] = [60_000, 3_600_000];

/**
 * Reminds employees, and those who were named to look at their documents: what is due is recorded in one transaction with the steps that it carries out, by whoever holds the row of the
 * ladder, so that nobody is reminded twice, whatever number of workers there is.
 */
@Injectable()
export class LadderService {
  constructor(
    private readonly store: LaddersStore,
    private readonly accounts: LadderAccountsStore,
    private readonly reader: LadderFactsReader,
    private readonly messages: LadderMessagesService,
    private readonly outbox: OutboxService,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly background: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  /** @returns whether there may be more */
  async processBatch(): Promise<boolean> {
    const now = this.clock.now();
    let claimed: readonly MessageLadderEntity[] = [];
    try {
      await this.database.transaction(async (db) => {
        claimed = await this.store.claim(db, now, batchSize);
        await this.process(db, claimed, now);
      });
    } catch (error) {
      if (claimed.length === 0) throw error;
      // Whoever cannot be dealt with holds up nobody else.
      for (const { employee_id } of claimed) await this.processAlone(employee_id, now);
    }
    return claimed.length === batchSize;
  }

  private async processAlone(employee_id: string, now: Date): Promise<void> {
    try {
      await this.database.transaction(async (db) =>
        this.process(db, await this.store.claimOne(db, employee_id, now), now),
      );
    } catch (error) {
      this.background.report('ladder', error, { employee_id });
      await this.store.postpone(this.database, employee_id, new Date(now.getTime() + hour));
    }
  }

  private async process(db: Queries, ladders: readonly MessageLadderEntity[], now: Date): Promise<void> {
    const kept: KeptLadder[] = [];
    for (const [accountId, own] of groupBy(ladders, ({ account_id }) => account_id)) {
      const ctx = await this.contexts.ofAccount(accountId, { db, now });
      kept.push(...(await this.processAccount(ctx, accountId, own, { db, now })));
    }
    if (kept.length > 0) await this.store.save(db, kept);
  }

  private async processAccount(
    ctx: Context | undefined,
    accountId: string,
    ladders: readonly MessageLadderEntity[],
    { db, now }: { readonly db: Queries; readonly now: Date },
  ): Promise<readonly KeptLadder[]> {
    const account = await this.accounts.find(db, accountId);
    // Messages were turned off: whoever turns them on again has all of these found anew.
    if (!ctx || !account) return ladders.map((ladder) => ({ ...ladder, next_at: null }));
    // There is no mail server, which there may be after a restart.
    if ((await this.outbox.effectiveMode(ctx)) === 'off')
      return ladders.map((ladder) => ({ ...ladder, next_at: new Date(now.getTime() + hour) }));
    const { turned_on_at: turnedOnAt, asked_since } = account;
    const moments = { turnedOnAt, askedSince: asked_since ?? turnedOnAt };
    const all = (await this.reader.read(ctx, ladders, moments)).map((read) => ({
      ...read,
      due: dueMessages(read.facts, now),
    }));
    await this.messages.tell(ctx, all);
    return all.map((one) => toKept(one, now));
  }
}

/** Steps are carried out where there is nobody to write to, too: nothing is sent later in their place. */
function toKept({ ladder, facts, due }: DueLadder, now: Date): KeptLadder {
  const at = now.toISOString();
  const open = new Set([...facts.tasks, ...facts.events].map(({ id }) => id));
  const carriedOut = due.flatMap(({ steps }) => steps.map((key) => ({ key, at })));
  const steps = latestOfEach([...ladder.steps, ...carriedOut]).filter(({ key }) => open.has(taskOf(key)));
  const next = nextMessageAt({ ...facts, sent: steps }, now);
  return {
    employee_id: ladder.employee_id,
    next_at: next && new Date(Math.max(next.getTime(), now.getTime() + minute)),
    steps,
  };
}

/** The last step of a form's ladder says all that those before it would. */
const latestOfEach = (steps: MessageLadderEntity['steps']): MessageLadderEntity['steps'] => [
  ...new Map(steps.map((step) => [step.key.slice(0, step.key.lastIndexOf('@')), step])).values(),
];

const taskOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));
