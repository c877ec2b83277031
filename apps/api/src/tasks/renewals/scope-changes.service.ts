import { Injectable } from '@nestjs/common';
import { Database } from '../../database/index.js';
import { FormScopeChangesStore } from '../../forms/index.js';
import { SystemContexts } from '../../identity/index.js';
import { RenewalsService } from './renewals.service.js';
import { RenewalsStore } from './renewals.store.js';

/** In one transaction: about half a second. */
const employeesAtOnce = 50;

/** Works out when completed forms are asked for again after their form was published with another rule, or taken out of use. */
@Injectable()
export class ScopeChangesService {
  constructor(
    private readonly changes: FormScopeChangesStore,
    private readonly store: RenewalsStore,
    private readonly renewals: RenewalsService,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
  ) {}

  /** @returns whether there may be more */
  processBatch(): Promise<boolean> {
    return this.database.transaction(async (db) => {
      const change = await this.changes.claim(db);
      if (!change) return false;
      const { account_id, form_id, after_id } = change;
      const ctx = await this.contexts.ofAccount(account_id, { db });
      const employees = ctx ? await this.store.listEmployees(ctx, form_id, after_id, employeesAtOnce) : [];
      if (ctx) for (const id of employees) await this.renewals.refresh(ctx, id);
      const last = employees.length < employeesAtOnce ? undefined : employees.at(-1);
      await this.changes.advance(db, form_id, last);
      return true;
    });
  }
}
