import { Injectable } from '@nestjs/common';
import type { Account, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { UserEntity } from './user.entity.js';
import type { UserLinkEntity } from './user-link.entity.js';

const insert = statement(
  'user_links.insert',
  `INSERT INTO user_links (live_user_id, test_user_id, made_by, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING live_user_id`,
);
const remove = statement(
  'user_links.remove',
  `DELETE FROM user_links WHERE $1 IN (live_user_id, test_user_id) RETURNING *`,
);
const other = statement(
  'user_links.other',
  `SELECT other.* FROM user_links link
     JOIN users other ON other.id IN (link.live_user_id, link.test_user_id) AND other.id <> $1
    WHERE $1 IN (link.live_user_id, link.test_user_id)`,
);
const sibling = statement(
  'user_links.sibling',
  `SELECT id, organization_id AS "organizationId", mode FROM accounts WHERE organization_id = $1 AND mode = $2`,
);
const inAccount = statement(
  'user_links.inAccount',
  `SELECT * FROM users WHERE account_id = $1 AND email_key = $2`,
);

type Row<Columns> = Columns & Record<string, unknown>;

/** The SQL of who is one person in the live and the test account. */
@Injectable()
export class UserLinksStore {
  /** @returns false where one of the two is linked already */
  async insert(
    db: Queries,
    { live_user_id, test_user_id, made_by, created_at }: UserLinkEntity,
  ): Promise<boolean> {
    const values = [live_user_id, test_user_id, made_by, created_at];
    return (await db.run<{ live_user_id: string }>(insert, values)).length > 0;
  }

  async remove(db: Queries, userId: string): Promise<UserLinkEntity | undefined> {
    return (await db.run<Row<UserLinkEntity>>(remove, [userId]))[0];
  }

  /** The same person's user in the other account. */
  async other(db: Queries, userId: string): Promise<UserEntity | undefined> {
    return (await db.run<Row<UserEntity>>(other, [userId]))[0];
  }

  /** The organization's account of that mode: one made with a test credential has no live one. */
  async account(db: Queries, organizationId: string, mode: Account['mode']): Promise<Account | undefined> {
    return (await db.run<Row<Account>>(sibling, [organizationId, mode]))[0];
  }

  async userIn(db: Queries, { id }: Account, email: string): Promise<UserEntity | undefined> {
    return (await db.run<Row<UserEntity>>(inAccount, [id, email.toLowerCase()]))[0];
  }
}
