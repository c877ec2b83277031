import type { IntegrityCheck, IntegrityCheckListQuery, NumberedPage, Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, inTransaction, newId, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { Database } from '../../database/index.js';
import {
  hasPermissionForAll,
  securityActorOf,
  SecurityLogService,
  SystemContexts,
} from '../../identity/index.js';
import { IntegrityCheckArrivals } from './integrity-check-arrivals.js';
import { IntegrityChecksStore } from './integrity-checks.store.js';
import { toIntegrityCheck } from './to-integrity-check.js';

const nothing = { tasks: 0, audit_entries: 0, signatures: 0, versions: 0, files: 0, documents: 0 };

/** Integrity checks: started, listed and read by whoever sees every record of the account. */
@Injectable()
export class IntegrityChecksService {
  constructor(
    private readonly store: IntegrityChecksStore,
    private readonly log: SecurityLogService,
    private readonly arrivals: IntegrityCheckArrivals,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
  ) {}

  async list(ctx: Context, query: IntegrityCheckListQuery): Promise<NumberedPage<IntegrityCheck>> {
    assertSeesAll(ctx, 'integrity_check:view');
    const [rows, total] = await this.store.list(ctx, query);
    return toPage(rows.map(toIntegrityCheck), total, query);
  }

  async findById(ctx: Context, id: string): Promise<IntegrityCheck> {
    assertSeesAll(ctx, 'integrity_check:view');
    const row = await this.store.find(ctx, id);
    if (!row) throw notFound('integrity check');
    return toIntegrityCheck(row);
  }

  /** @returns the one that is under way, where there is one */
  create(ctx: Context): Promise<IntegrityCheck> {
    assertSeesAll(ctx, 'integrity_check:edit');
    return this.start(ctx);
  }

  /** For accounts that were not checked for so many days; some at a time, the rest when these are done. */
  async startDue(days: number): Promise<void> {
    for (const id of await this.store.dueAccounts(this.database, days)) {
      const ctx = await this.contexts.ofAccount(id);
      if (ctx) await this.start(ctx);
    }
  }

  private async start(ctx: Context): Promise<IntegrityCheck> {
    const row = await inTransaction(ctx, async (ctx) => {
      const { actor_kind: kind, actor_id: id } = securityActorOf(ctx.actor);
      const check = {
        id: newId('integrityCheck', ctx.now),
        started_by: { kind, id },
        checked: nothing,
      };
      const inserted = await this.store.insert(ctx, check);
      if (!inserted) return this.store.findUnderWay(ctx);
      const subject = { type: 'integrity_check', id: inserted.id } as const;
      await this.log.record(ctx, { kind: 'integrity_check.started', subject });
      return inserted;
    });
    // It ended between the two statements: the next one is another.
    if (!row) return this.start(ctx);
    ctx.db.afterCommit(() => this.arrivals.announce());
    return toIntegrityCheck(row);
  }
}

/** Findings are about any record of the account: who sees only some of them does not see these. */
function assertSeesAll({ actor }: Context, permission: Permission): void {
  if (!hasPermissionForAll(actor, permission))
    throw forbidden('Integrity checks are for those who see every record of the account');
}
