import { Injectable } from '@nestjs/common';
import { isIssuerActive } from '../../identity/index.js';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { ComponentSessionEntity } from './component-session.entity.js';

const insert = statement(
  'components.insert',
  `INSERT INTO component_sessions
     (account_id, id, component, api_token_id, user_id, employee_id, filters, code_hash, code_expires_at,
      session_seconds, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
/** Whoever updates the row first has the session; a second use finds nothing. */
const redeem = statement(
  'components.redeem',
  `UPDATE component_sessions session
      SET token_hash = $2, expires_at = $3::timestamptz + session_seconds * interval '1 second'
    WHERE code_hash = $1 AND token_hash IS NULL AND code_expires_at > $3 AND ${isIssuerActive} RETURNING *`,
);
const find = statement(
  'components.find',
  `SELECT * FROM component_sessions WHERE account_id = $1 AND id = $2`,
);
/** A link that was made, before its code is redeemed. */
export type NewComponentSession = Omit<ComponentSessionEntity, 'account_id' | 'token_hash' | 'expires_at'>;
type Row = ComponentSessionEntity & Record<string, unknown>;

/** The SQL of embedded components. */
@Injectable()
export class ComponentsStore {
  async insert(ctx: Context, row: NewComponentSession): Promise<void> {
    const { id, component, api_token_id, user_id, employee_id, filters } = row;
    const whose = [ctx.account.id, id, component, api_token_id, user_id, employee_id, filters];
    const { code_hash, code_expires_at, session_seconds, created_at } = row;
    await ctx.db.run(insert, [...whose, code_hash, code_expires_at, session_seconds, created_at]);
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

  async find(ctx: Context, id: string): Promise<ComponentSessionEntity | undefined> {
    return (await ctx.db.run<Row>(find, [ctx.account.id, id]))[0];
  }
}
