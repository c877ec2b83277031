import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { actorWithPermission, caseScope } from '../identity/index.js';
import { everifyCaseSql } from './everify-case-sql.js';
import { type CasePeriod, CaseReport } from '../tasks/index.js';

/** What came of E-Verify cases: E-Verify's word for those that are closed, where the others stand, and whether there was a mismatch. */
@Injectable()
export class EverifyCaseReport extends CaseReport {
  source(
    { actor }: Context,
    mark: (value: unknown) => string,
    { begin, end, employerId }: CasePeriod,
  ): string | undefined {
    const viewer = actorWithPermission(actor, 'everify:view');
    if (!viewer) return undefined;
    const scope = caseScope(viewer, mark);
    const conditions = [
      `everify_cases.created_at >= ${mark(begin)}::timestamptz AND everify_cases.created_at < ${mark(end)}::timestamptz`,
      ...(employerId === undefined ? [] : [`everify_cases.employer_id = ${mark(employerId)}`]),
      ...(scope === undefined ? [] : [scope]),
    ];
    const outcome = `CASE WHEN status = 'CLOSED' THEN coalesce(eligibility_statement, closure_reason, status) ELSE status END`;
    const columns = `id, employee_id, employer_id, task_id, NULL::text AS form_id, ${outcome} AS group_key,
      CASE WHEN mismatch IS NULL THEN 'no_mismatch' ELSE 'mismatch' END AS part_key, created_at AS at,
      status = 'CLOSED' AS is_done, NULL::float8 AS hours`;
    return everifyCaseSql.select(columns, conditions.join(' AND '));
  }
}
