import type { WaitingPolicy } from '@firstday/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormsService, OwnFormsService, PolicyLibrary } from '../../forms/index.js';
import { SecurityLogService } from '../../identity/index.js';
import type { PolicyEntity } from '../policy.entity.js';
import { passesTests } from '../policy-test-results.js';
import { PolicyWaiversService } from '../waivers/policy-waivers.service.js';
import { LibraryPoliciesStore } from './library-policies.store.js';
import { libraryFacts, unsureFacts } from './to-library-entry.js';

/** Makes policies of the library active in the transaction that publishes the form for which they waited. */
@Injectable()
export class WaitingPoliciesService implements OnModuleInit {
  constructor(
    private readonly library: PolicyLibrary,
    private readonly store: LibraryPoliciesStore,
    private readonly forms: FormsService,
    private readonly ownForms: OwnFormsService,
    private readonly log: SecurityLogService,
    private readonly waivers: PolicyWaiversService,
  ) {}

  onModuleInit(): void {
    this.ownForms.onFirstEdition((ctx, key) => this.activate(ctx, key));
  }

  private async activate(ctx: Context, form: string): Promise<WaitingPolicy[]> {
    const asking = this.library.policies.filter(({ forms }) => forms.includes(form));
    if (asking.length === 0) return [];
    const keys = asking.map(({ key }) => key);
    const drafts = (await this.store.listByKeys(ctx, keys)).filter(({ status }) => status === 'draft');
    const waived = await this.waivers.list(ctx);
    const waiting = await Promise.all(
      drafts.map((row) => this.toWaiting(ctx, row, waived.has(row.key ?? ''))),
    );
    const ready = waiting.filter(({ status }) => status === 'active');
    const readyIds = new Set(ready.map(({ policy_id }) => policy_id));
    await this.store.activate(
      ctx,
      drafts.flatMap(({ id, key }) => (key !== null && readyIds.has(id) ? [key] : [])),
    );
    for (const { policy_id } of ready) await this.recordActivation(ctx, policy_id);
    return waiting;
  }

  /**
   * The draft with what becomes of it: it may be waived, another form that it asks for may be missing, or a test of the
   * account may fail.
   */
  private async toWaiting(ctx: Context, row: PolicyEntity, isWaived: boolean): Promise<WaitingPolicy> {
    const policy = this.library.find(row.key ?? '');
    const unsure = policy ? unsureFacts(libraryFacts(policy, (form) => this.library.packOf(form))) : [];
    const usable = await this.forms.usableAmong(ctx, row.form_keys);
    const isUsable = row.form_keys.every((key) => usable.has(key));
    const isReady = !isWaived && unsure.length === 0 && isUsable && passesTests(row);
    return { policy_id: row.id, name: row.name, status: isReady ? 'active' : 'draft', unsure };
  }

  private recordActivation(ctx: Context, id: string): Promise<void> {
    const subject = { type: 'policy', id } as const;
    const detail = { setting: subject.type, change: 'updated' as const, fields: ['status'] };
    return this.log.record(ctx, { kind: 'settings.changed', subject, detail });
  }
}
