import type { Permission } from '@firstday/domain';
import type { Condition } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Account, Actor } from '../platform/context.js';
import { Database, statement } from '../platform/database.js';
import { isMadeByLiving, rulesOfMaker } from './component-maker.js';
import type { Holder } from './tokens.store.js';

/** A session nobody has used for so long has ended. */
const idle = "interval '12 hours'";

const findUserSession = statement(
  'access.findUserSession',
  `SELECT session.id AS session_id, session.user_id, account.id AS account_id, account.organization_id, account.mode,
          ARRAY(SELECT jsonb_build_object('permissions', held.permissions, 'access_rule', held.access_rule)
                  FROM user_groups held
                 WHERE held.account_id = person.account_id AND held.id = ANY (person.group_ids)) AS groups
     FROM user_sessions session
     JOIN users person ON person.id = session.user_id
     JOIN accounts account ON account.id = session.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE session.hash = $1 AND session.ended_at IS NULL
      AND session.expires_at > $2 AND session.last_used_at > $2::timestamptz - ${idle}`,
);
const touch = statement(
  'access.touchUserSession',
  `UPDATE user_sessions SET last_used_at = $2
    WHERE id = $1 AND last_used_at < $2::timestamptz - interval '1 minute'`,
);
const findComponentSession = statement(
  'access.findComponentSession',
  `SELECT session.id AS session_id, session.component, session.employee_id, session.filters,
          ${rulesOfMaker} AS rules, account.id AS account_id, account.organization_id, account.mode
     FROM component_sessions session
     JOIN accounts account ON account.id = session.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE session.token_hash = $1 AND session.expires_at > $2 AND ${isMadeByLiving}`,
);

interface AccountColumns {
  account_id: string;
  organization_id: string;
  mode: Account['mode'];
}
interface UserSessionRow extends AccountColumns {
  session_id: string;
  user_id: string;
  groups: { permissions: Permission[]; access_rule: Condition | null }[];
}
type ComponentActor = Extract<Actor, { kind: 'component_session' | 'component_token' }>;
interface ComponentSessionRow extends AccountColumns {
  session_id: string;
  component: ComponentActor['component'];
  employee_id: string | null;
  filters: Record<string, string>;
  rules: Condition[] | null;
}

const accountOf = (row: AccountColumns): Account => ({
  id: row.account_id,
  organizationId: row.organization_id,
  mode: row.mode,
});

/** Whose a session is, by its token's hash. */
@Injectable()
export class SessionsStore {
  constructor(private readonly database: Database) {}

  async findUser(hash: string, now: Date): Promise<Holder | undefined> {
    const [row] = await this.database.run<UserSessionRow & Record<string, unknown>>(findUserSession, [
      hash,
      now,
    ]);
    if (!row) return undefined;
    await this.database.run(touch, [row.session_id, now]);
    const { session_id: sessionId, user_id: userId, groups } = row;
    return {
      account: accountOf(row),
      actor: { kind: 'user_session', sessionId, userId, groups, rules: [], seesSensitive: false },
    };
  }

  async findComponent(hash: string, now: Date, kind: ComponentActor['kind']): Promise<Holder | undefined> {
    const found = await this.database.run<ComponentSessionRow & Record<string, unknown>>(
      findComponentSession,
      [hash, now],
    );
    const [row] = found;
    if (!row) return undefined;
    const { session_id: sessionId, component, employee_id: employeeId, filters, rules } = row;
    return { account: accountOf(row), actor: { kind, sessionId, component, employeeId, filters, rules } };
  }
}
