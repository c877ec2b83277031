import type { AccountSettings } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Account, Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';

const selectSigner = statement(
  'accounts.withSigner',
  `SELECT id, organization_id AS "organizationId", mode, employer_signer FROM accounts WHERE id = $1`,
);

const selectRepresentativeRules = statement(
  'accounts.representativeRules',
  `SELECT representative_naming, document_pictures FROM accounts WHERE id = $1`,
);

const selectBankHold = statement(
  'accounts.bankChangeHoldHours',
  `SELECT bank_change_hold_hours AS hours FROM accounts WHERE id = $1`,
);

/** What an account has decided about representatives. */
export type RepresentativeRules = Pick<AccountSettings, 'document_pictures' | 'representative_naming'>;

/** An account, and who may open an employer's link. */
export type AccountWithSigner = Account & Pick<AccountSettings, 'employer_signer'>;

/** What an account has decided about its forms and who fills them in, as other rooms ask for it. */
@Injectable()
export class AccountRulesStore {
  /** @returns the strictest rules where there is no such account */
  async representativeRules({ account, db }: Context): Promise<RepresentativeRules> {
    const [row] = await db.run<RepresentativeRules & Record<string, unknown>>(selectRepresentativeRules, [
      account.id,
    ]);
    return row ?? { representative_naming: 'employer', document_pictures: 'required' };
  }

  /** For how many hours a new bank account is on hold; as long as it can be where there is no such account. */
  async bankChangeHoldHours({ account, db }: Context): Promise<number> {
    const [row] = await db.run<{ hours: number }>(selectBankHold, [account.id]);
    return row?.hours ?? 168;
  }

  async findWithSigner(db: Queries, accountId: string): Promise<AccountWithSigner | undefined> {
    return (await db.run<AccountWithSigner & Record<string, unknown>>(selectSigner, [accountId]))[0];
  }
}
