import { Injectable } from '@nestjs/common';
import { type Account, forbidden } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import type { Credential } from './credential.js';
import { hasPermission } from './permit.js';

const findChild = statement(
  'access.findChildAccount',
  `SELECT account.id, account.organization_id AS "organizationId", account.mode
     FROM accounts account JOIN organizations child ON child.id = account.organization_id
    WHERE account.id = $1 AND child.parent_id = $2 AND child.deleted_at IS NULL
      AND (child.mode = $3 OR $3 = 'test')`,
);

/** The account that a request acts in: the credential's own, or a connected organization's. */
@Injectable()
export class ActingAccountService {
  constructor(private readonly database: Database) {}

  /** @throws ProblemError 403 where the named account is not a child's, or its mode does not match the token's */
  async resolve({ account, actor }: Credential, named: string | string[]): Promise<Account> {
    if (named === account.id) return account;
    if (actor.kind !== 'api_token' || !hasPermission(actor, 'connected_organization:act')) throw forbidden();
    const values = [String(named), account.organizationId, account.mode];
    const [child] = await this.database.run<Account & Record<string, unknown>>(findChild, values);
    if (!child || (account.mode === 'test' && child.mode === 'live')) throw forbidden();
    return child;
  }
}
