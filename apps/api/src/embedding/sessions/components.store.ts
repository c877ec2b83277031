import { Injectable } from '@nestjs/common';
import { type Context, ofAccount, type Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { ComponentSessionEntity } from './component-session.entity.js';
import { componentSessionSql } from './component-session-sql.js';

/** Whoever updates the row first has the session; a second use finds nothing. */
const redeem = statement(
  'components.redeem',
  `UPDATE component_sessions session
      SET token_hash = $2, expires_at = $3::timestamptz + session_seconds * interval '1 second'
    WHERE code_hash = $1 AND token_hash IS NULL AND code_expires_at > $3 AND ${componentSessionSql.isIssuerActive} RETURNING *`,
);
const endOfAccounts = statement(
  'components.endOfAccounts',
  `UPDATE component_sessions SET expires_at = LEAST(expires_at, $2), code_expires_at = LEAST(code_expires_at, $2)
    WHERE account_id = ANY ($1::text[])`,
);
/** A link that was made, before its code is redeemed. */
export type NewComponentSession = Omit<ComponentSessionEntity, 'account_id' | 'token_hash' | 'expires_at'>;
type Row = ComponentSessionEntity & Record<string, unknown>;

/** Links and sessions of embedded components. */
@Injectable()
export class ComponentsStore {
  async insert({ account, db }: Context, row: NewComponentSession): Promise<void> {
    await db.manager.insert(ComponentSessionEntity, { ...row, account_id: account.id });
  }

  /** The code itself says whose it is: whoever has it has no account yet. */
  async redeem(
    db: Queries,
    codeHash: string,
    tokenHash: string,
    now: Date,
  ): Promise<ComponentSessionEntity | undefined> {
    return (await db.run<Row>(redeem, [codeHash, tokenHash, now]))[0];
  }

  find(ctx: Context, id: string): Promise<ComponentSessionEntity | null> {
    return ctx.db.manager.findOneBy(ComponentSessionEntity, ofAccount(ctx, id));
  }

  /** Ends sessions, and links that were not redeemed. */
  async endOfAccounts(db: Queries, accountIds: readonly string[], now: Date): Promise<void> {
    await db.run(endOfAccounts, [accountIds, now]);
  }
}
