import { Injectable } from '@nestjs/common';
import { componentFrameSql } from '../../identity/index.js';
import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { componentSessionSql } from './component-session-sql.js';

const frameSql = (column: string) =>
  `SELECT session.code_expires_at, session.expires_at, ${componentFrameSql.origins} AS origins,
          (${componentSessionSql.isIssuerActive} AND ${componentFrameSql.isOpen}) AS is_issuer_active
     FROM component_sessions session WHERE session.${column} = $1`;
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

/** Where a component may be framed. */
@Injectable()
export class ComponentFramesStore {
  /** The code itself says whose it is: whoever asks has no account yet. */
  async findByCode(db: Queries, hash: string): Promise<FrameRow | undefined> {
    return (await db.run<Row>(findByCode, [hash]))[0];
  }

  async findBySession(db: Queries, id: string): Promise<FrameRow | undefined> {
    return (await db.run<Row>(findBySession, [id]))[0];
  }
}
