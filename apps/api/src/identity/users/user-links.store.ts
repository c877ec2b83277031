import { Injectable } from '@nestjs/common';
import type { Account, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { UserEntity } from './user.entity.js';
import { UserLinkEntity } from './user-link.entity.js';

const other = statement(
  'user_links.other',
  `SELECT other.* FROM user_links link
     JOIN users other ON other.id IN (link.live_user_id, link.test_user_id) AND other.id <> $1
    WHERE $1 IN (link.live_user_id, link.test_user_id)`,
);

/** Who is one person in the live and the test account. */
@Injectable()
export class UserLinksStore {
  /** @returns false where one of the two is linked already */
  async insert(db: Queries, row: UserLinkEntity): Promise<boolean> {
    const inserting = db.manager.createQueryBuilder().insert().into(UserLinkEntity).values(row);
    const { raw }: { raw: unknown } = await inserting.orIgnore().returning('live_user_id').execute();
    return Array.isArray(raw) && raw.length > 0;
  }

  /** @returns false where the user has none */
  async remove(db: Queries, userId: string): Promise<boolean> {
    const { affected } = await db.manager.delete(UserLinkEntity, [
      { live_user_id: userId },
      { test_user_id: userId },
    ]);
    return (affected ?? 0) > 0;
  }

  /** The same person's user in the other account. */
  async other(db: Queries, userId: string): Promise<UserEntity | undefined> {
    return (await db.run<UserEntity & Record<string, unknown>>(other, [userId]))[0];
  }

  /** The organization's account of that mode: one made with a test credential has no live one. */
  async account(db: Queries, organizationId: string, mode: Account['mode']): Promise<Account | undefined> {
    const row = await db.manager.findOneBy(AccountEntity, { organization_id: organizationId, mode });
    return row ? { id: row.id, organizationId, mode } : undefined;
  }

  async userIn(db: Queries, { id }: Account, email: string): Promise<UserEntity | undefined> {
    const row = await db.manager.findOneBy(UserEntity, { account_id: id, email_key: email.toLowerCase() });
    return row ?? undefined;
  }
}
