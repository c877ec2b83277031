import { mostCounted } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { hashedStatement } from '../database/index.js';
import { caseScope } from '../identity/index.js';

/** A case of which E-Verify was asked something that it has not answered. */
export interface AskedCaseRow extends Record<string, unknown> {
  readonly id: string;
  readonly employee_id: string;
  readonly employer_id: string;
  readonly case_number: string | null;
  readonly since: Date;
  readonly is_failing: boolean;
  readonly is_late: boolean;
}

/** What E-Verify was asked for an account and did not answer yet. */
@Injectable()
export class EverifyHealthStore {
  /** Of the cases that the caller sees, what was asked first on top, and one more than is counted at most. */
  listAsked(ctx: Context): Promise<AskedCaseRow[]> {
    const values: unknown[] = [ctx.account.id];
    const scope = caseScope(ctx.actor, (value) => `$${values.push(value)}`) ?? 'TRUE';
    const text = `SELECT id, employee_id, employer_id, case_number, coalesce(wanted_since, updated_at) AS since,
             last_error IS NOT NULL AS is_failing, coalesce(run_at < now() - interval '60 seconds', FALSE) AS is_late
        FROM everify_cases WHERE account_id = $1 AND wanted IS NOT NULL AND ${scope}
       ORDER BY wanted_since, id LIMIT ${mostCounted + 1}`;
    return ctx.db.run<AskedCaseRow>(hashedStatement('everify.asked', text), values);
  }
}
