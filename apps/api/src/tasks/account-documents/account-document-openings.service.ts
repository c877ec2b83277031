import type { AccountDocumentOpening, AccountDocumentOpeningListQuery, NumberedPage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { AccountDocumentOpeningsStore } from './account-document-openings.store.js';

/** Who was shown which document of the account. */
@Injectable()
export class AccountDocumentOpeningsService {
  constructor(
    private readonly store: AccountDocumentOpeningsStore,
    private readonly names: RecordNamesStore,
  ) {}

  async list(
    ctx: Context,
    query: AccountDocumentOpeningListQuery,
  ): Promise<NumberedPage<AccountDocumentOpening>> {
    const { rows, total } = await this.store.list(ctx, query);
    const ids = [...new Set(rows.map(({ employee_id }) => employee_id))];
    const employees = await this.names.findEmployees(ctx, ids);
    const openings = rows.map((row) => ({
      account_document_id: row.account_document_id,
      task_id: row.task_id,
      completed_at: row.completed_at?.toISOString() ?? null,
      employee_id: row.employee_id,
      employee_name: employees.get(row.employee_id)?.name ?? null,
      employer_id: row.employer_id,
      opened_at: row.opened_at.toISOString(),
    }));
    return toPage(openings, total, query);
  }
}
