import { Injectable } from '@nestjs/common';
import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { type EventPlace, eventSql } from '../../events/index.js';
import type { TurnedOnAccount } from '../../outbox/index.js';
import type { MessageLadderAccountEntity } from './message-ladder-account.entity.js';

const add = statement(
  'ladder.addAccounts',
  `INSERT INTO message_ladder_accounts (account_id, turned_on_at, asked_since, xid, position, walked_to)
   SELECT account_id, $2, asked_since, $4::bigint, 0, '' FROM unnest($1::text[], $3::timestamptz[]) AS account (account_id, asked_since)
   ON CONFLICT DO NOTHING`,
);
const removeOthers = statement(
  'ladder.removeAccounts',
  `DELETE FROM message_ladder_accounts WHERE NOT account_id = ANY ($1::text[])`,
);
/** A place beyond the end is one of another server, whose transactions were numbered apart: all are found anew. */
const startAgain = statement(
  'ladder.startAgain',
  `UPDATE message_ladder_accounts SET xid = $1::bigint, position = 0, walked_to = '' WHERE xid > $1::bigint`,
);
const listBehind = statement(
  'ladder.accountsBehind',
  `SELECT account_id FROM message_ladder_accounts ladder
    WHERE walked_to IS NOT NULL OR ${eventSql.hasNewer('ladder.account_id', '(ladder.xid, ladder.position)', '$1::bigint')}
    ORDER BY account_id LIMIT 1000`,
);
const lock = statement(
  'ladder.lockAccount',
  `SELECT * FROM message_ladder_accounts WHERE account_id = $1 FOR UPDATE SKIP LOCKED`,
);
const find = statement('ladder.account', `SELECT * FROM message_ladder_accounts WHERE account_id = $1`);
const advance = statement(
  'ladder.advance',
  `UPDATE message_ladder_accounts SET xid = $2::bigint, position = $3::bigint WHERE account_id = $1`,
);
const walk = statement(
  'ladder.walk',
  `UPDATE message_ladder_accounts SET walked_to = $2 WHERE account_id = $1`,
);
const openOf = `account_id = $1 AND deleted_at IS NULL AND completed_at IS NULL AND next_action = 'employee_action'`;
const listAsked = statement(
  'ladder.asked',
  `SELECT DISTINCT employee_id FROM tasks WHERE ${openOf} AND employee_id > $2 ORDER BY employee_id LIMIT $3`,
);
const listPromised = statement(
  'ladder.promised',
  `SELECT DISTINCT tasks.employee_id FROM compliance_deadlines deadline JOIN tasks ON tasks.id = deadline.task_id
    WHERE deadline.account_id = $1 AND deadline.kind IN ('receipt', 'reverification') AND tasks.deleted_at IS NULL`,
);

type Account = MessageLadderAccountEntity;
type Row = Account & Record<string, unknown>;
interface Person extends Record<string, unknown> {
  readonly employee_id: string;
}

/** The accounts whose reminders come by themselves, and how far each was followed. */
@Injectable()
export class LadderAccountsStore {
  /** From now on these and no others. */
  async replace(
    db: Queries,
    accounts: readonly TurnedOnAccount[],
    { now, settledEnd }: TurnedOn,
  ): Promise<void> {
    const ids = accounts.map(({ account_id }) => account_id);
    await db.run(removeOthers, [ids]);
    await db.run(startAgain, [settledEnd]);
    await db.run(add, [ids, now, accounts.map(({ asked_since }) => asked_since), settledEnd]);
  }

  /** Those in which something happened, or whose people are not all known yet. */
  async listBehind(db: Queries, settledEnd: string): Promise<string[]> {
    const rows = await db.run<{ account_id: string }>(listBehind, [settledEnd]);
    return rows.map(({ account_id }) => account_id);
  }

  /** Locks an account, unless another worker is at it. */
  async lock(db: Queries, accountId: string): Promise<Account | undefined> {
    return (await db.run<Row>(lock, [accountId]))[0];
  }

  async find(db: Queries, accountId: string): Promise<Account | undefined> {
    return (await db.run<Row>(find, [accountId]))[0];
  }

  async advance(db: Queries, accountId: string, { xid, position }: EventPlace): Promise<void> {
    await db.run(advance, [accountId, xid, position]);
  }

  async walk(db: Queries, accountId: string, to: string | null): Promise<void> {
    await db.run(walk, [accountId, to]);
  }

  /** Those whose forms wait for themselves, after an employee. */
  async listAsked(db: Queries, accountId: string, page: AskedPage): Promise<string[]> {
    const rows = await db.run<Person>(listAsked, [accountId, page.after, page.limit]);
    return rows.map(({ employee_id }) => employee_id);
  }

  /** Those who have to show a document by a day, though their forms are completed. */
  async listPromised(db: Queries, accountId: string): Promise<string[]> {
    return (await db.run<Person>(listPromised, [accountId])).map(({ employee_id }) => employee_id);
  }
}

interface TurnedOn {
  readonly now: Date;
  readonly settledEnd: string;
}

interface AskedPage {
  readonly after: string;
  readonly limit: number;
}
