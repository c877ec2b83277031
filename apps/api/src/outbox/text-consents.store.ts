import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../context/index.js';
import { TextConsentEntity } from './text-consent.entity.js';

/** What somebody agreed to just now. */
type NewTextConsent = Pick<TextConsentEntity, 'employee_id' | 'number_hash' | 'agreed_by'>;

/** Who agreed to text messages. */
@Injectable()
export class TextConsentsStore {
  /** @returns by employee */
  async find(
    { account, db }: Context,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, TextConsentEntity>> {
    if (ids.length === 0) return new Map();
    const where = { account_id: account.id, employee_id: In([...ids]) };
    const rows = await db.manager.findBy(TextConsentEntity, where);
    return new Map(rows.map((row) => [row.employee_id, row]));
  }

  async save({ account, db, now }: Context, consent: NewTextConsent): Promise<void> {
    const row = { ...consent, account_id: account.id, agreed_at: now };
    await db.manager.upsert(TextConsentEntity, row, ['account_id', 'employee_id']);
  }

  async remove({ account, db }: Context, employeeId: string): Promise<void> {
    await db.manager.delete(TextConsentEntity, { account_id: account.id, employee_id: employeeId });
  }
}
