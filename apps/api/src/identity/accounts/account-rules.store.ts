import type { AccountSettings } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Account, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';

const selectSigner = statement(
  'accounts.withSigner',
  `SELECT id, organization_id AS "organizationId", mode, employer_signer FROM accounts WHERE id = $1`,
);

/** An account, and who may open an employer's link. */
export type AccountWithSigner = Account & Pick<AccountSettings, 'employer_signer'>;

/** What an account has decided about its forms and who fills them in, as other rooms ask for it. */
@Injectable()
export class AccountRulesStore {
  async findWithSigner(db: Queries, accountId: string): Promise<AccountWithSigner | undefined> {
    return (await db.run<AccountWithSigner & Record<string, unknown>>(selectSigner, [accountId]))[0];
  }
}
