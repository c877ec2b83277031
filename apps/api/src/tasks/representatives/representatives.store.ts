import { Injectable } from '@nestjs/common';
import { type Context, ofAccount } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { representativeLimits } from './representative-limits.js';
import { RepresentativeEntity } from './representative.entity.js';

/** With the end of their link, which may have been revoked by itself. */
export type ListedRepresentative = RepresentativeEntity & { readonly link_revoked_at: Date | null };
type Row = RepresentativeEntity & Record<string, unknown>;

const selectOfTask = statement(
  'representatives.ofTask',
  `SELECT representative.*, link.revoked_at AS link_revoked_at
     FROM representatives representative
          LEFT JOIN onboarding_links link ON link.id = representative.link_id AND link.account_id = representative.account_id
    WHERE representative.account_id = $1 AND representative.task_id = $2 ORDER BY representative.id DESC`,
);
const selectLatest = statement(
  'representatives.latest',
  `SELECT DISTINCT ON (representative.task_id) representative.*, link.revoked_at AS link_revoked_at
     FROM representatives representative
          LEFT JOIN onboarding_links link ON link.id = representative.link_id AND link.account_id = representative.account_id
    WHERE representative.account_id = $1 AND representative.task_id = ANY ($2::text[])
    ORDER BY representative.task_id, representative.id DESC`,
);
/** Counts a try before it is looked at. Nobody else gives a code for the same person until the transaction ends. */
const countTry = statement(
  'representatives.countTry',
  `UPDATE representatives SET wrong_tries = wrong_tries + 1
    WHERE account_id = $1 AND id = $2 AND code_proved_at IS NULL AND wrong_tries < ${representativeLimits.codeTries} RETURNING *`,
);
const recordProof = statement(
  'representatives.recordProof',
  `UPDATE representatives SET wrong_tries = wrong_tries - 1, code_proved_at = $3, on_employees_device = FALSE
    WHERE account_id = $1 AND id = $2 RETURNING *`,
);
const isOnEmployeesDevice = statement(
  'representatives.isOnEmployeesDevice',
  `SELECT 1 FROM form_sessions own JOIN form_sessions theirs ON theirs.device_hash = own.device_hash
    WHERE theirs.account_id = $1 AND theirs.id = $2 AND own.account_id = $1 AND own.side = 'employee'
      AND own.employee_id = theirs.employee_id LIMIT 1`,
);
const updateSigned = statement(
  'representatives.recordSigned',
  `UPDATE representatives SET signed_at = $3, signature_id = $4, reviewed_at = NULL WHERE account_id = $1 AND id = $2`,
);
/** Who was named to examine documents. */
@Injectable()
export class RepresentativesStore {
  async insert(ctx: Context, row: RepresentativeEntity): Promise<void> {
    await ctx.db.manager.insert(RepresentativeEntity, row);
  }

  /** Newest first. */
  listOfTask(ctx: Context, taskId: string): Promise<ListedRepresentative[]> {
    return ctx.db.run<ListedRepresentative & Record<string, unknown>>(selectOfTask, [ctx.account.id, taskId]);
  }

  /** Of each of the tasks, who was named last. */
  listLatest(ctx: Context, taskIds: readonly string[]): Promise<ListedRepresentative[]> {
    return ctx.db.run<ListedRepresentative & Record<string, unknown>>(selectLatest, [
      ctx.account.id,
      taskIds,
    ]);
  }

  async update(ctx: Context, id: string, change: Partial<RepresentativeEntity>): Promise<void> {
    await ctx.db.manager.update(RepresentativeEntity, ofAccount(ctx, id), change);
  }

  /** @returns nothing where the code was given already, or no try is left */
  async countTry(ctx: Context, id: string): Promise<RepresentativeEntity | undefined> {
    return (await ctx.db.run<Row>(countTry, [ctx.account.id, id]))[0];
  }

  async recordProof(ctx: Context, id: string): Promise<RepresentativeEntity | undefined> {
    return (await ctx.db.run<Row>(recordProof, [ctx.account.id, id, ctx.now]))[0];
  }

  /** Whether the employee has had a session in the browser of a representative's session. */
  async isOnEmployeesDevice(ctx: Context, sessionId: string): Promise<boolean> {
    return (await ctx.db.run(isOnEmployeesDevice, [ctx.account.id, sessionId])).length > 0;
  }

  async recordSigned(ctx: Context, id: string, signatureId: string): Promise<void> {
    await ctx.db.run(updateSigned, [ctx.account.id, id, ctx.now, signatureId]);
  }
}
