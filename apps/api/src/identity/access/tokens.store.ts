import type { Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import type { Credential } from './credential.js';
import { tokenCacheOf } from './token-cache.js';
import { tokenSql } from './token-sql.js';

/** As an object: its permissions are null for every one, and a token whose authority is not found has none. */
const authority = `(SELECT jsonb_build_object('permissions', ${tokenSql.permissions})
     FROM token_authority token WHERE token.id = known.id)`;
const findApiToken = statement(
  'access.findApiToken',
  `SELECT known.id AS token_id, ${authority} AS authority, known.expires_at, known.allowed_networks,
          known.owner_user_id, COALESCE(known.last_used_at <= $2::timestamptz - interval '1 minute', true) AS is_use_due,
          account.id AS account_id, account.organization_id, account.mode
     FROM api_tokens known
     JOIN accounts account ON account.id = known.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE known.hash = $1 AND known.revoked_at IS NULL AND (known.expires_at IS NULL OR known.expires_at > $2)`,
);
/** Where several processes record the same use, one writes. */
const noteUse = statement(
  'access.noteTokenUse',
  `UPDATE api_tokens SET last_used_at = $2
    WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $2::timestamptz - interval '1 minute')`,
);

interface TokenRow {
  token_id: string;
  authority: { readonly permissions: Permission[] | null } | null;
  expires_at: Date | null;
  allowed_networks: string[] | null;
  owner_user_id: string | null;
  is_use_due: boolean;
  account_id: string;
  organization_id: string;
  mode: Account['mode'];
}

/** Resolves a bearer token by its hash. */
@Injectable()
export class TokensStore {
  constructor(private readonly database: Database) {}

  /** Without asking the database. */
  cachedCredential(hash: string): Credential | undefined {
    return tokenCacheOf(this.database).get(hash);
  }

  findCredential(hash: string, now: Date): Promise<Credential | undefined> {
    return tokenCacheOf(this.database).getOrLoad(hash, () => this.lookUp(hash, now));
  }

  /** Not awaited: a lost update is made up for a second later. */
  noteUse(accountId: string, tokenId: string, now: Date): void {
    this.database
      .ofAccount(accountId)
      .run(noteUse, [tokenId, now])
      .catch(() => undefined);
  }

  private async lookUp(hash: string, now: Date): Promise<Credential | undefined> {
    const db = this.database.ofCredential('api_token', hash);
    const [row] = await db.run<TokenRow & Record<string, unknown>>(findApiToken, [hash, now]);
    if (!row?.authority) return undefined;
    const { expires_at: expiresAt, allowed_networks: networks, owner_user_id: ownerId } = row;
    return {
      account: { id: row.account_id, organizationId: row.organization_id, mode: row.mode },
      actor: {
        kind: 'api_token',
        tokenId: row.token_id,
        permissions: row.authority.permissions,
        limits: { expiresAt, networks, ownerId },
      },
      millisecondsLeft: expiresAt ? expiresAt.getTime() - now.getTime() : undefined,
      isUseDue: row.is_use_due,
    };
  }
}
