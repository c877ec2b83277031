import { statusChangeReportDays } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { type BindValue, hasPermissionForAll, holdsPermission } from '../identity/index.js';
import { EverifyProblems, reverifiedSql } from '../tasks/index.js';
import { problemsSql } from './everify-problems.store.js';

/**
 * The problems of the account's connection to E-Verify, for people who may set it or administer the account; and that no Status
 * Change Report was imported, for those who may do it for the whole account.
 */
@Injectable()
export class AccountEverifyProblemsStore extends EverifyProblems {
  select(ctx: Context, mark: BindValue): string | undefined {
    const parts = [ofConnection(ctx, mark), ofReport(ctx, mark)].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.join(' UNION ALL ');
  }
}

function ofConnection({ actor, now }: Context, mark: BindValue): string | undefined {
  if (!holdsPermission(actor, 'everify:configure') && !holdsPermission(actor, 'user:edit')) return undefined;
  return `SELECT problem, since, expires_on FROM (${problemsSql(mark(now.toISOString().slice(0, 10)))}) AS every
           WHERE account_id = $1`;
}

/**
 * E-Verify tells nobody of a revoked authorization. The report names people with a case at E-Verify whose authorization to work can end:
 * without one of 14 days ago or longer, there is nobody whom it could name. The simulator has no such report.
 */
function ofReport({ actor, account, now }: Context, mark: BindValue): string | undefined {
  const mayImport = hasPermissionForAll(actor, 'everify:edit') && holdsPermission(actor, 'task:edit');
  if (!mayImport || account.mode === 'test') return undefined;
  const at = `${mark(now)}::timestamptz`;
  const days = `interval '${statusChangeReportDays} days'`;
  const imported = `FROM status_change_imports imported WHERE imported.account_id = $1 AND imported.sees_all_cases`;
  const named = `FROM everify_cases known WHERE known.account_id = $1 AND known.case_number IS NOT NULL AND NOT known.is_simulated
    AND known.created_at <= ${at} - ${days} AND ${reverifiedSql.isReverified('known.task_id', at)}`;
  return `SELECT 'status_change_report' AS problem,
         coalesce((SELECT max(imported_at) ${imported}), (SELECT min(created_at) ${named})) + ${days} AS since, NULL::text AS expires_on
    WHERE NOT EXISTS (SELECT ${imported} AND imported.imported_at > ${at} - ${days}) AND EXISTS (SELECT ${named})`;
}
