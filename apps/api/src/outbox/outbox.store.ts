import type { MessageChannel, MessageKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../context/index.js';
import { messageArrivals } from './message-arrivals.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { TextConsentEntity } from './text-consent.entity.js';
import { outboxSql } from './outbox-sql.js';

/** What of an account's messages has not been sent. */
export interface WaitingMessages {
  readonly waiting: number;
  readonly refused_by_server: number;
  readonly since: Date | null;
  readonly is_late: boolean;
}

type SentLink = Pick<OutboxMessageEntity, 'id' | 'channel' | 'sealed_recipient'>;

/** The messages of an account. */
@Injectable()
export class OutboxStore {
  /**
   * Adds messages, unless the same were there before.
   * @returns the ids of those that were added
   */
  async insert({ db }: Context, rows: readonly OutboxMessageEntity[]): Promise<ReadonlySet<string>> {
    if (rows.length === 0) return new Set();
    const added = await db.run<{ id: string }>(outboxSql.insert, [JSON.stringify(rows.map(toJsonRow))]);
    return new Set(added.map(({ id }) => id));
  }

  /** @returns how many links an employee asked for anew since then */
  async countRequested({ account, db }: Context, employeeId: string, since: Date): Promise<number> {
    await db.run(outboxSql.lockRequests, [account.id, employeeId]);
    const [row] = await db.run<{ count: number }>(outboxSql.countRequested, [account.id, employeeId, since]);
    return row?.count ?? 0;
  }

  /** @param most how many are looked at */
  async countWaiting({ account, db }: Context, most: number): Promise<WaitingMessages> {
    const found = await db.run<WaitingMessages & Record<string, unknown>>(outboxSql.countWaiting, [
      account.id,
      most,
    ]);
    return found[0] ?? { waiting: 0, refused_by_server: 0, since: null, is_late: false };
  }

  /** @returns those of some keys under which a message was recorded */
  async findOnce({ account, db }: Context, keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const rows = await db.run<{ dedupe_key: string }>(outboxSql.findOnce, [account.id, keys]);
    return new Set(rows.map(({ dedupe_key }) => dedupe_key));
  }

  /** The message that brought a link to an employee, where one of ours did. */
  async findSentWithLink(
    { account, db }: Context,
    employeeId: string,
    linkId: string,
  ): Promise<SentLink | undefined> {
    const values = [account.id, employeeId, linkId];
    return (await db.run<SentLink & Record<string, unknown>>(outboxSql.findSentWithLink, values))[0];
  }

  find({ account, db }: Context, id: string): Promise<OutboxMessageEntity | null> {
    return db.manager.findOneBy(OutboxMessageEntity, { account_id: account.id, id });
  }

  /** Whose a message is. */
  async findAccountOf(db: Queries, id: string): Promise<string | undefined> {
    return (await db.manager.findOneBy(OutboxMessageEntity, { id }))?.account_id;
  }

  /** Those to an employee go with their record, sent or not, and so does what they agreed to. */
  async removeOfEmployee({ account, db }: Context, employeeId: string): Promise<void> {
    const where = { account_id: account.id, employee_id: employeeId };
    await db.manager.delete(OutboxMessageEntity, where);
    await db.manager.delete(TextConsentEntity, where);
  }

  /** What waits is not sent any more. */
  async suppressQueued(
    { account, db }: Context,
    reason: string,
    { hash, but = [] }: { readonly hash?: string; readonly but?: readonly MessageKind[] } = {},
  ): Promise<void> {
    await db.run(outboxSql.suppressQueued, [account.id, reason, hash ?? null, but]);
  }

  /** Links that wait because the contact of an employee was changed go out now. */
  async release({ account, db }: Context, employeeId: string, channel: MessageChannel): Promise<void> {
    await db.run(outboxSql.release, [account.id, employeeId, channel]);
    db.afterCommit(() => messageArrivals.emit('arrived'));
  }

  /** Links that wait for a contact that was replaced are not sent any more. */
  async suppressLinks({ account, db }: Context, employeeId: string, channel: MessageChannel): Promise<void> {
    await db.run(outboxSql.suppressLinks, [account.id, employeeId, channel]);
  }
}

/** Bytes as PostgreSQL reads them in JSON. */
const toJsonRow = (row: OutboxMessageEntity) => ({
  ...row,
  sealed_recipient: toHex(row.sealed_recipient),
  sealed_content: row.sealed_content && toHex(row.sealed_content),
});

const toHex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;
