import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';

const inTurn = statement(
  'administrators.inTurn',
  `SELECT pg_advisory_xact_lock(hashtextextended('administrators/' || $1, 0))`,
);
const find = statement(
  'administrators.find',
  `SELECT coalesce(bool_or(held.key = 'admin'), FALSE) AS has_admin,
          coalesce(bool_or('user:edit' = ANY (held.permissions) AND held.access_rule IS NULL), FALSE) AS has_editor
     FROM user_groups held
    WHERE held.account_id = $1
      AND EXISTS (SELECT 1 FROM users WHERE users.account_id = $1 AND held.id = ANY (users.group_ids))`,
);

/** Whether anybody can still manage users. */
export interface Administrators {
  /** Somebody is in the group that every account begins with. */
  readonly has_admin: boolean;
  /** Somebody may change users, without an access rule. */
  readonly has_editor: boolean;
}

/** The SQL of who administers an account. */
@Injectable()
export class AdministratorsStore {
  /** Serialises changes of an account's users until the transaction ends. */
  async lockForUpdate(ctx: Context): Promise<void> {
    await ctx.db.run(inTurn, [ctx.account.id]);
  }

  async find(ctx: Context): Promise<Administrators> {
    const [found] = await ctx.db.run<Administrators & Record<string, unknown>>(find, [ctx.account.id]);
    return found ?? { has_admin: false, has_editor: false };
  }
}
