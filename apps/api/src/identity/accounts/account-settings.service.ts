import type { AccountSettings, UpdateAccountSettings } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { assertHasPermissionsForAll } from '../access/assert-may-grant.js';
import { type Context, inTransaction, notFound } from '../../context/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { AccountSettingsStore } from './account-settings.store.js';

/** How an account wants the people behind its onboarding links to be known. */
@Injectable()
export class AccountSettingsService {
  constructor(
    private readonly store: AccountSettingsStore,
    private readonly log: SecurityLogService,
  ) {}

  async find(ctx: Context): Promise<AccountSettings> {
    const settings = await this.store.find(ctx);
    if (!settings) throw notFound('account');
    return settings;
  }

  /** Asking for less proof lets more people sign and read: only users who may see sensitive values do that. */
  update(ctx: Context, given: UpdateAccountSettings): Promise<AccountSettings> {
    if (given.employee_signature_proof === 'none' || given.employer_signer === 'vouched')
      assertHasPermissionsForAll(ctx, ['user:edit', 'employee:view_sensitive']);
    return inTransaction(ctx, async (ctx) => {
      const { bank_change_hold_hours: hours } = given;
      if (hours !== undefined && hours < (await this.find(ctx)).bank_change_hold_hours)
        assertHasPermissionsForAll(ctx, ['user:edit', 'employee:view_sensitive']);
      await this.store.update(ctx, given);
      const settings = await this.find(ctx);
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject: { type: 'account', id: ctx.account.id },
        detail: { setting: 'account', change: 'updated', fields: Object.keys(given).sort() },
      });
      return settings;
    });
  }
}
