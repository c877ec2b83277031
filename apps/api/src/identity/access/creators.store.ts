import type { CreatedBy } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { holdsPermission } from './permit.js';

const named = statement(
  'access.creatorsOf',
  `SELECT id, email AS name, NULL::timestamptz AS revoked_at FROM users WHERE account_id = $1 AND id = ANY ($2::text[])
    UNION ALL SELECT id, name, revoked_at FROM api_tokens WHERE account_id = $1 AND id = ANY ($2::text[])`,
);

/** As it is stored with what was created. */
export interface CreatorColumns {
  readonly created_by_kind: CreatedBy['kind'] | null;
  readonly created_by_id: string | null;
}

interface CreatorRow {
  readonly id: string;
  readonly name: string;
  readonly revoked_at: Date | null;
}

/** The creator of what a request creates. The console has none. */
export function creatorOf(actor: Actor): CreatorColumns {
  switch (actor.kind) {
    case 'api_token':
      return { created_by_kind: 'api_token', created_by_id: actor.tokenId };
    case 'user_session':
      return { created_by_kind: 'user', created_by_id: actor.userId };
    default:
      return { created_by_kind: null, created_by_id: null };
  }
}

/** Says who created users, webhooks and API tokens. */
@Injectable()
export class CreatorsStore {
  /** @returns who created each row, to be asked by the row */
  async describe(
    { account, actor, db }: Context,
    rows: readonly CreatorColumns[],
  ): Promise<(row: CreatorColumns) => CreatedBy | null> {
    const ids = [...new Set(rows.flatMap(({ created_by_id: id }) => id ?? []))];
    const found =
      ids.length > 0 ? await db.run<CreatorRow & Record<string, unknown>>(named, [account.id, ids]) : [];
    const byId = new Map(found.map((row) => [row.id, row]));
    const seesPeople = holdsPermission(actor, 'user:view');
    return ({ created_by_kind: kind, created_by_id: id }) => {
      if (kind === null || id === null) return null;
      const creator = byId.get(id);
      if (kind === 'user') return { kind, id, name: seesPeople ? (creator?.name ?? null) : null };
      // The token of a parent organization is not seen from here.
      if (!creator) return { kind, id, name: null };
      return { kind, id, name: creator.name, revoked_at: creator.revoked_at?.toISOString() ?? null };
    };
  }
}
