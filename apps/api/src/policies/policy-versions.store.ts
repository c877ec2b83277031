import type { PolicyVersionListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { actorSql } from '../identity/index.js';
import type { PolicyVersionEntity } from './policy-version.entity.js';

const list = statement(
  'policy_versions.list',
  `SELECT entry.*, ${actorSql.name} AS actor_name
     FROM (SELECT * FROM policy_versions WHERE account_id = $1 AND policy_id = $2
            ORDER BY version DESC LIMIT $3 OFFSET $4) entry
     ${actorSql.join('entry')}
    ORDER BY entry.version DESC`,
);
const count = statement(
  'policy_versions.count',
  `SELECT count(*)::int AS total FROM policy_versions WHERE account_id = $1 AND policy_id = $2`,
);

/** A version, and what whoever made it is called now. */
export interface NamedPolicyVersion extends PolicyVersionEntity, Record<string, unknown> {
  readonly actor_name: string | null;
}

/** Reads what `PoliciesStore` keeps of the versions of policies. */
@Injectable()
export class PolicyVersionsStore {
  /** The latest first, and one more than the page has: what its last version is compared with. */
  async list({ account, db }: Context, policyId: string, query: PolicyVersionListQuery) {
    const limit = query.per_page ?? 20;
    const offset = Math.min(((query.page ?? 1) - 1) * limit, Number.MAX_SAFE_INTEGER);
    const values = [account.id, policyId];
    const [counted] = await db.run<{ total: number }>(count, values);
    const rows = await db.run<NamedPolicyVersion>(list, [...values, limit + 1, offset]);
    return { rows, total: counted?.total ?? 0, limit };
  }
}
