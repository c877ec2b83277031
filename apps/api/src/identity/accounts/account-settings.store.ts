import type { AccountSettings, UpdateAccountSettings } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { AccountEntity } from './account.entity.js';

/** The settings that stand with an account. */
@Injectable()
export class AccountSettingsStore {
  async find({ account, db }: Context): Promise<AccountSettings | undefined> {
    const row = await db.manager.findOneBy(AccountEntity, { id: account.id });
    if (!row) return undefined;
    const {
      employee_signature_proof,
      employer_signer,
      representative_naming,
      document_pictures,
      bank_change_hold_hours,
    } = row;
    return {
      employee_signature_proof,
      employer_signer,
      representative_naming,
      document_pictures,
      bank_change_hold_hours,
    };
  }

  /** What is not given stays. */
  async update({ account, db }: Context, given: UpdateAccountSettings): Promise<void> {
    if (Object.keys(given).length > 0) await db.manager.update(AccountEntity, { id: account.id }, given);
  }
}
