import { Injectable } from '@nestjs/common';
import type { Context, Membership } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { authoritySql } from '../access/authority-sql.js';

const find = statement(
  'users.member',
  `SELECT users.email, users.language, coalesce(${authoritySql.userGroups('users.id')}, '[]'::jsonb) AS groups
     FROM users WHERE users.account_id = $1 AND users.id = $2`,
);

/** A user as they are now, for what is done on their behalf while nobody is signed in. */
export interface Member {
  readonly email: string;
  /** What they are written to in; null where they never chose. */
  readonly language: string | null;
  readonly groups: readonly Membership[];
}

/** Reads users with what their groups let them do. */
@Injectable()
export class MembersStore {
  async find({ account, db }: Context, userId: string): Promise<Member | undefined> {
    return (await db.run<Member & Record<string, unknown>>(find, [account.id, userId]))[0];
  }
}
