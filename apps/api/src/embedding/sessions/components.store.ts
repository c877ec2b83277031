import type { ComponentTheme } from '@firstday/domain';
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
const mode = statement('components.mode', `SELECT mode FROM accounts WHERE id = $1`);
/** The theme that most employers use, the older one where two are used as much. */
const theme = statement(
  'components.theme',
  `SELECT theme.light, theme.dark FROM themes theme
     LEFT JOIN employers employer ON employer.account_id = theme.account_id AND employer.active_theme_id = theme.id
          AND employer.deleted_at IS NULL
    WHERE theme.account_id = $1 GROUP BY theme.id ORDER BY count(employer.id) DESC, theme.id LIMIT 1`,
);
const employee = statement(
  'components.employee',
  `SELECT 1 FROM employees WHERE account_id = $1 AND id = $2 AND deleted_at IS NULL`,
);

type Row = ComponentSessionEntity & Record<string, unknown>;

/** The SQL of embedded components. */
@Injectable()
export class ComponentsStore {
  async insert(ctx: Context, row: Omit<ComponentSessionEntity, 'account_id' | 'token_hash' | 'expires_at'>) {
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

  async isTestAccount(db: Queries, accountId: string): Promise<boolean> {
    return (await db.run<{ mode: string }>(mode, [accountId]))[0]?.mode === 'test';
  }

  async findTheme(db: Queries, accountId: string): Promise<ComponentTheme | null> {
    return (await db.run<ComponentTheme & Record<string, unknown>>(theme, [accountId]))[0] ?? null;
  }

  async hasEmployee(ctx: Context, id: string): Promise<boolean> {
    return (await ctx.db.run(employee, [ctx.account.id, id])).length > 0;
  }
}
