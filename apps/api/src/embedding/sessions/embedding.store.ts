import { Injectable } from '@nestjs/common';
import { isIssuerActive } from '../../identity/index.js';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';

const origins = statement('embedding.origins', `SELECT embedding_origins FROM accounts WHERE id = $1`);
const setOrigins = statement(
  'embedding.setOrigins',
  `UPDATE accounts SET embedding_origins = $2 WHERE id = $1`,
);
/**
 * A platform that acts for the organizations connected to it shows their components on its own sites: the origins of the
 * account whose token made the link count beside those of the account that it is about.
 */
const frameSql = (column: string) =>
  `SELECT session.code_expires_at, session.expires_at,
          (account.embedding_origins || COALESCE(home.embedding_origins, '{}')) AS origins,
          (${isIssuerActive} AND owner.id IS NOT NULL) AS is_issuer_active
     FROM component_sessions session
     JOIN accounts account ON account.id = session.account_id
     LEFT JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
     LEFT JOIN api_tokens token ON token.id = session.api_token_id
     LEFT JOIN accounts home ON home.id = token.account_id AND home.id <> account.id
    WHERE session.${column} = $1`;
const findByCode = statement('embedding.ofCode', frameSql('code_hash'));
const findBySession = statement('embedding.ofSession', frameSql('id'));

/** A component's link or session, as much of it as its page is served by. */
export interface FrameRow {
  readonly code_expires_at: Date;
  readonly expires_at: Date | null;
  readonly origins: string[];
  readonly is_issuer_active: boolean;
}
type Row = FrameRow & Record<string, unknown>;

/** The SQL of where components may be framed. */
@Injectable()
export class EmbeddingStore {
  async findOrigins(ctx: Context): Promise<string[]> {
    const rows = await ctx.db.run<{ embedding_origins: string[] }>(origins, [ctx.account.id]);
    return rows[0]?.embedding_origins ?? [];
  }

  async setOrigins(ctx: Context, given: readonly string[]): Promise<void> {
    await ctx.db.run(setOrigins, [ctx.account.id, given]);
  }

  /** The code itself says whose it is: whoever asks has no account yet. */
  async findByCode(db: Queries, hash: string): Promise<FrameRow | undefined> {
    return (await db.run<Row>(findByCode, [hash]))[0];
  }

  async findBySession(db: Queries, id: string): Promise<FrameRow | undefined> {
    return (await db.run<Row>(findBySession, [id]))[0];
  }
}
