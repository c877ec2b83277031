import type { DemonstratedAccess } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { SigningConsentEntity } from './signing-consent.entity.js';

/** Of one employee one after the other: a signature and a withdrawal never pass each other. */
const lock = statement('signingConsents.lock', `SELECT pg_advisory_xact_lock(hashtextextended($1, 7001))`);
/** A locked form cannot be signed until the transaction ends. In the order in which they lock, nobody waits in a circle. */
const lockOpenTasks = statement(
  'signingConsents.lockOpenTasks',
  `SELECT id FROM tasks WHERE account_id = $1 AND employee_id = $2 AND deleted_at IS NULL AND completed_at IS NULL
    ORDER BY id FOR UPDATE`,
);

/** Whether a session opened the PDF of one of the employee's forms. */
const hasOpenedPdf = statement(
  'signingConsents.hasOpenedPdf',
  `SELECT 1 FROM audit_events
    WHERE task_id IN (SELECT id FROM tasks WHERE account_id = $1 AND employee_id = $2)
      AND (kind = 'previewed' OR kind = 'downloaded' AND detail ->> 'part' = 'pdf')
      AND actor ->> 'form_session_id' = $3 LIMIT 1`,
);

@Injectable()
export class SigningConsentsStore {
  /** Until the transaction ends; forms are locked before it. */
  async lock(ctx: Context, employeeId: string): Promise<void> {
    await ctx.db.run(lock, [`${ctx.account.id} ${employeeId}`]);
  }

  /** @returns the ids of the employee's forms that are not completed */
  async lockOpenTasks(ctx: Context, employeeId: string): Promise<string[]> {
    const rows = await ctx.db.run<{ id: string }>(lockOpenTasks, [ctx.account.id, employeeId]);
    return rows.map(({ id }) => id);
  }

  /** What the session of this request has shown so far. */
  async demonstratedAccess({ account, actor, db }: Context, employeeId: string): Promise<DemonstratedAccess> {
    if (actor.kind !== 'form_session') return 'page';
    const opened = await db.run(hasOpenedPdf, [account.id, employeeId, actor.sessionId]);
    return opened.length > 0 ? 'page_and_pdf' : 'page';
  }

  /** Newest first. */
  list({ account, db }: Context, employeeId: string): Promise<SigningConsentEntity[]> {
    const where = { account_id: account.id, employee_id: employeeId };
    return db.manager.find(SigningConsentEntity, { where, order: { id: 'DESC' } });
  }

  async insert(ctx: Context, consent: SigningConsentEntity): Promise<void> {
    await ctx.db.manager.insert(SigningConsentEntity, consent);
  }

  async end(ctx: Context, id: string, change: Partial<SigningConsentEntity>): Promise<void> {
    await ctx.db.manager.update(SigningConsentEntity, ofAccount(ctx, id), change);
  }
}
