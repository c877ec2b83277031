import { Injectable } from '@nestjs/common';
import { type Account, forbidden } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { AccountsStore } from '../accounts/accounts.store.js';
import type { Credential } from './credential.js';
import { holdsPermission } from './permit.js';

/** The account that a request acts in: the credential's own, or a connected organization's. */
@Injectable()
export class ActingAccountService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsStore,
  ) {}

  /** @throws ProblemError 403 where the named account is not a child's, or its mode does not match the token's */
  async resolve({ account, actor }: Credential, named: string | string[]): Promise<Account> {
    if (named === account.id) return account;
    if (actor.kind !== 'api_token' || !holdsPermission(actor, 'connected_organization:act'))
      throw forbidden();
    const child = await this.accounts.findChild(this.database.ofAccount(account.id), String(named), account);
    if (!child || (account.mode === 'test' && child.mode === 'live')) throw forbidden();
    return child;
  }
}
