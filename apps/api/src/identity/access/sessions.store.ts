import { componentDefinition, componentsListing, type Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Account, Actor, SavedView, Membership, Statement } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import { issuerGroups, isIssuerActive, issuerPermissions } from './is-issuer-active.js';
import type { Credential } from './credential.js';
import { actorWithPermission } from './permit.js';

/** Sessions end after being idle for this long. */
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
/** The view as it is now; null where it was deleted. */
const ofEmployees = `'${componentsListing('employees').join("', '")}'`;
const viewNamed = (name: string, components: string) =>
  `(SELECT view.filters FROM custom_views view
     WHERE view.account_id = session.account_id AND view.id = session.filters ->> '${name}'
       AND view.component IN (${components}))`;
const componentSession = (condition: string) =>
  `SELECT session.id AS session_id, session.component, session.employee_id, session.filters,
          ${issuerGroups} AS groups, ${issuerPermissions} AS permissions,
          ${viewNamed('custom_view_id', 'session.component')} AS view,
          ${viewNamed('employee_cv_uid', ofEmployees)} AS employee_view, account.id AS account_id, account.organization_id, account.mode
     FROM component_sessions session
     JOIN accounts account ON account.id = session.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE session.${condition} = $1 AND session.token_hash IS NOT NULL AND session.expires_at > $2
      AND ${isIssuerActive}`;
const findComponentSession = statement('access.findComponentSession', componentSession('token_hash'));
const findComponentById = statement('access.findComponentById', componentSession('id'));

interface AccountColumns {
  account_id: string;
  organization_id: string;
  mode: Account['mode'];
}
interface UserSessionRow extends AccountColumns {
  session_id: string;
  user_id: string;
  groups: Membership[];
}
type ComponentActor = Extract<Actor, { kind: 'component_session' | 'component_token' }>;
interface ComponentSessionRow extends AccountColumns {
  session_id: string;
  component: ComponentActor['component'];
  employee_id: string | null;
  filters: Record<string, string>;
  groups: Membership[] | null;
  permissions: Permission[] | null;
  view: Record<string, string> | null;
  employee_view: Record<string, string> | null;
}

const accountOf = (row: AccountColumns): Account => ({
  id: row.account_id,
  organizationId: row.organization_id,
  mode: row.mode,
});

/** Resolves a session by the hash of its token. */
@Injectable()
export class SessionsStore {
  constructor(private readonly database: Database) {}

  async findUser(hash: string, now: Date): Promise<Credential | undefined> {
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

  findComponent(hash: string, now: Date, kind: ComponentActor['kind']): Promise<Credential | undefined> {
    return this.component(findComponentSession, [hash, now], kind);
  }

  /** Resolves a session whose token was seen before: it may have ended since. */
  findComponentById(id: string, now: Date, kind: ComponentActor['kind']): Promise<Credential | undefined> {
    return this.component(findComponentById, [id, now], kind);
  }

  private async component(asked: Statement, values: readonly unknown[], kind: ComponentActor['kind']) {
    const [row] = await this.database.run<ComponentSessionRow & Record<string, unknown>>(asked, values);
    if (!row) return undefined;
    const { session_id: sessionId, component, employee_id: employeeId, filters, groups } = row;
    const permissions = groups ? [...new Set(groups.flatMap((group) => group.permissions))] : row.permissions;
    const views = viewsOf(row);
    const rules = groups && [];
    const actor = { kind, sessionId, component, employeeId, filters, groups, permissions, views, rules };
    // Operations that need no permission show what the component does.
    const shown = actorWithPermission(actor, componentDefinition(component).permissions[0]);
    return shown && { account: accountOf(row), actor: shown };
  }
}

function viewsOf({ component, filters, view, employee_view }: ComponentSessionRow): SavedView[] {
  return [
    ...(filters['custom_view_id'] === undefined
      ? []
      : [{ rows: componentDefinition(component).rows, filters: view }]),
    ...(filters['employee_cv_uid'] === undefined
      ? []
      : [{ rows: 'employees', filters: employee_view } as const]),
  ];
}
