import type { AccountDocumentOpeningListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';

export interface OpeningRow {
  readonly account_document_id: string;
  readonly task_id: string;
  /** Of the task. */
  readonly completed_at: Date | null;
  readonly employee_id: string;
  readonly employer_id: string | null;
  readonly opened_at: Date;
}

/** The SQL that reads from audit trails who was shown a document. */
@Injectable()
export class AccountDocumentOpeningsStore {
  /** Of the tasks that the caller may see; what an employer looked at, nobody was shown. */
  async list(
    ctx: Context,
    query: AccountDocumentOpeningListQuery,
  ): Promise<{ rows: OpeningRow[]; total: number }> {
    const { page = 1, per_page = 20 } = query;
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const grouped = `SELECT tasks.id AS task_id, tasks.completed_at, tasks.employee_id, tasks.employer_id,
         event.detail ->> 'account_document_id' AS account_document_id, min(event.at) AS opened_at
       FROM audit_events event JOIN tasks ON tasks.id = event.task_id
      WHERE ${conditions(ctx, query, mark).join(' AND ')}
      GROUP BY tasks.id, account_document_id`;
    const [counted] = await ctx.db.run<{ total: number }>(
      hashedStatement(
        'account_document_openings.count',
        `SELECT count(*)::int AS total FROM (${grouped}) it`,
      ),
      values,
    );
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const rows = await ctx.db.run<OpeningRow & Record<string, unknown>>(
      hashedStatement(
        'account_document_openings.list',
        `${grouped} ORDER BY opened_at DESC, tasks.id DESC LIMIT ${mark(per_page)} OFFSET ${mark(offset)}`,
      ),
      values,
    );
    return { rows, total: counted?.total ?? 0 };
  }
}

function conditions(ctx: Context, query: AccountDocumentOpeningListQuery, mark: BindValue): string[] {
  const scope = recordScope(ctx.actor, 'tasks', mark);
  const asked = [
    [`event.detail ->> 'account_document_id' = `, query.account_document_id],
    ['tasks.id = ', query.task_id],
    ['tasks.employee_id = ', query.employee_id],
  ] as const;
  return [
    'event.account_id = $1',
    `event.kind = 'account_document_opened'`,
    `event.actor ->> 'side' = 'employee'`,
    'tasks.account_id = $1',
    'tasks.deleted_at IS NULL',
    ...asked.flatMap(([condition, value]) => (value === undefined ? [] : [condition + mark(value)])),
    ...(scope === undefined ? [] : [scope]),
  ];
}
