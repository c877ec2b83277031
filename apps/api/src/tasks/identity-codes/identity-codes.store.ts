import { Injectable } from '@nestjs/common';
import type { Context, InsertTarget } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { IdentityCodeEntity } from './identity-code.entity.js';

type Row = IdentityCodeEntity & Record<string, unknown>;

const newRows: InsertTarget = {
  table: 'identity_codes',
  columns: [
    'id',
    'account_id',
    'employee_id',
    'form_session_id',
    'channel',
    'code_hash',
    'sent_at',
    'expires_at',
  ],
};
/** Sends to one employee happen one after the other: of two at the same time the second counts the first. */
const lockEmployee = statement(
  'identity_codes.lockEmployee',
  `SELECT pg_advisory_xact_lock(hashtextextended('identity_codes/' || $1 || '/' || $2, 0))`,
);
const countSince = statement(
  'identity_codes.countSince',
  `SELECT count(*)::int AS sent FROM identity_codes WHERE account_id = $1 AND employee_id = $2 AND sent_at > $3`,
);
const endOfSession = statement(
  'identity_codes.endOfSession',
  `UPDATE identity_codes SET ended_at = $3 WHERE account_id = $1 AND form_session_id = $2 AND ended_at IS NULL`,
);
const findOpen = statement(
  'identity_codes.findOpen',
  `SELECT * FROM identity_codes
    WHERE account_id = $1 AND form_session_id = $2 AND ended_at IS NULL AND expires_at > $3
    ORDER BY sent_at DESC LIMIT 1 FOR UPDATE`,
);

/** The one-time codes that were sent to employees. */
@Injectable()
export class IdentityCodesStore {
  /** In a transaction, until its end. @returns how many were sent to the employee since then */
  async countAndHold(ctx: Context, employeeId: string, since: Date): Promise<number> {
    await ctx.db.run(lockEmployee, [ctx.account.id, employeeId]);
    const [row] = await ctx.db.run<{ sent: number }>(countSince, [ctx.account.id, employeeId, since]);
    return row?.sent ?? 0;
  }

  /** The session's earlier codes open nothing any more. */
  async insert(ctx: Context, row: Omit<IdentityCodeEntity, 'ended_at'>): Promise<void> {
    await this.endOfSession(ctx, row.form_session_id);
    await ctx.db.insert(newRows, row);
  }

  /** The code that opens a session now, held until the transaction ends. */
  async findOpen(ctx: Context, sessionId: string): Promise<IdentityCodeEntity | undefined> {
    return (await ctx.db.run<Row>(findOpen, [ctx.account.id, sessionId, ctx.now]))[0];
  }

  async endOfSession(ctx: Context, sessionId: string): Promise<void> {
    await ctx.db.run(endOfSession, [ctx.account.id, sessionId, ctx.now]);
  }
}
