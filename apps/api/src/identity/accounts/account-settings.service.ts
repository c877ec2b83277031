import type { AccountSettings, UpdateAccountSettings } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { assertHasPermissionsForAll } from '../access/assert-may-grant.js';
import { type Context, inTransaction, notFound } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';

const columns = 'employee_identity_check, employer_signer';
const find = statement('account_settings.find', `SELECT ${columns} FROM accounts WHERE id = $1`);
const update = statement(
  'account_settings.update',
  `UPDATE accounts SET employee_identity_check = coalesce($2, employee_identity_check),
          employer_signer = coalesce($3, employer_signer)
    WHERE id = $1 RETURNING ${columns}`,
);

/** How an account wants the people behind its onboarding links to be known. */
@Injectable()
export class AccountSettingsService {
  constructor(private readonly log: SecurityLogService) {}

  async find(ctx: Context): Promise<AccountSettings> {
    const [settings] = await ctx.db.run<AccountSettings & Record<string, unknown>>(find, [ctx.account.id]);
    if (!settings) throw notFound('account');
    return settings;
  }

  /** To ask for less proof lets whoever has a link read more: that is for those who may read it themselves. */
  update(ctx: Context, given: UpdateAccountSettings): Promise<AccountSettings> {
    if (given.employee_identity_check === 'none' || given.employer_signer === 'vouched')
      assertHasPermissionsForAll(ctx, ['user:edit', 'employee:view_sensitive']);
    return inTransaction(ctx, async (ctx) => {
      const values = [ctx.account.id, given.employee_identity_check ?? null, given.employer_signer ?? null];
      const [settings] = await ctx.db.run<AccountSettings & Record<string, unknown>>(update, values);
      if (!settings) throw notFound('account');
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject: { type: 'account', id: ctx.account.id },
        detail: { setting: 'account', change: 'updated', fields: Object.keys(given).sort() },
      });
      return settings;
    });
  }
}
