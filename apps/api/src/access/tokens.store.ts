import { Injectable } from '@nestjs/common';
import type { Account } from '../platform/context.js';
import { Database, statement } from '../platform/database.js';
import type { Holder } from './holder.js';
import { knownTokensOf } from './known-tokens.js';

const findApiToken = statement(
  'access.findApiToken',
  `SELECT token.id AS token_id, account.id AS account_id, account.organization_id, account.mode
     FROM api_tokens token
     JOIN accounts account ON account.id = token.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE token.hash = $1 AND token.revoked_at IS NULL`,
);

interface TokenRow {
  token_id: string;
  account_id: string;
  organization_id: string;
  mode: Account['mode'];
}

/** Whose a bearer token is, by its hash. */
@Injectable()
export class TokensStore {
  constructor(private readonly database: Database) {}

  /** Without asking the database. */
  rememberedHolder(hash: string): Holder | undefined {
    return knownTokensOf(this.database).remembered(hash);
  }

  findHolder(hash: string): Promise<Holder | undefined> {
    return knownTokensOf(this.database).holderOf(hash, () => this.lookUp(hash));
  }

  private async lookUp(hash: string): Promise<Holder | undefined> {
    const [row] = await this.database.run<TokenRow>(findApiToken, [hash]);
    if (!row) return undefined;
    return {
      account: { id: row.account_id, organizationId: row.organization_id, mode: row.mode },
      actor: { kind: 'api_token', tokenId: row.token_id },
    };
  }
}
