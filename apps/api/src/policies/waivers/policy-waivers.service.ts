import type { LibraryWaiver } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, newId } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { type NamedPolicyWaiver, PolicyWaiversStore } from './policy-waivers.store.js';

/** What an account has decided not to ask of the library, and why. */
@Injectable()
export class PolicyWaiversService {
  constructor(
    private readonly store: PolicyWaiversStore,
    private readonly log: SecurityLogService,
  ) {}

  /** Until the transaction ends no one else adds from the library or waives: each policy is decided once. */
  lock(ctx: Context): Promise<void> {
    return this.store.lock(ctx);
  }

  /** By the keys of the library. */
  async list(ctx: Context): Promise<ReadonlyMap<string, LibraryWaiver>> {
    const rows = await this.store.list(ctx);
    return new Map(rows.map((row) => [row.library_key, toLibraryWaiver(row)]));
  }

  /** In a transaction that holds the lock. The one before is kept as history. */
  async replace(ctx: Context, library_key: string, reason: string): Promise<void> {
    await this.end(ctx, library_key);
    const id = newId('policyWaiver', ctx.now);
    await this.store.insert(ctx, { id, library_key, reason });
    await this.record(ctx, id, 'created');
  }

  /** In a transaction that holds the lock. @returns false where it is not waived */
  async end(ctx: Context, library_key: string): Promise<boolean> {
    const waiver = (await this.store.list(ctx)).find((row) => row.library_key === library_key);
    if (!waiver) return false;
    await this.store.takeBack(ctx, waiver.id);
    await this.record(ctx, waiver.id, 'deleted');
    return true;
  }

  private record(ctx: Context, id: string, change: 'created' | 'deleted'): Promise<void> {
    const subject = { type: 'policy_waiver', id } as const;
    const detail = { setting: subject.type, change, fields: [] };
    return this.log.record(ctx, { kind: 'settings.changed', subject, detail });
  }
}

const toLibraryWaiver = (row: NamedPolicyWaiver): LibraryWaiver => ({
  reason: row.reason,
  waived_at: row.waived_at.toISOString(),
  waived_by: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
});
