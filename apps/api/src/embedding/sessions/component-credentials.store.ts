import { componentDefinition, componentsListing, type Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import {
  accountSql,
  actorWithPermission,
  type ComponentActor,
  ComponentCredentials,
  type Credential,
} from '../../identity/index.js';
import type { Account, Context, SavedView, Membership } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import { componentSessionSql } from './component-session-sql.js';

/** The view as it is now; null where it was deleted. */
const ofEmployees = `'${componentsListing('employees').join("', '")}'`;
const viewNamed = (name: string, components: string) =>
  `(SELECT view.filters FROM custom_views view
     WHERE view.account_id = session.account_id AND view.id = session.filters ->> '${name}'
       AND view.component IN (${components}))`;
const componentSession = (condition: string) =>
  `SELECT session.id AS session_id, session.component, session.employee_id, session.filters,
          ${componentSessionSql.issuerGroups} AS groups, ${componentSessionSql.issuerPermissions} AS permissions,
          ${viewNamed('custom_view_id', 'session.component')} AS view,
          ${viewNamed('employee_cv_uid', ofEmployees)} AS employee_view, account.id AS account_id, account.organization_id, account.mode
     FROM component_sessions session ${accountSql.joinOpen('session')}
    WHERE session.${condition} = $1 AND session.token_hash IS NOT NULL AND session.expires_at > $2
      AND ${componentSessionSql.isIssuerActive}`;
const findComponentSession = statement('components.findCredential', componentSession('token_hash'));
const findComponentById = statement('components.findCredentialById', componentSession('id'));
const findMaker = statement(
  'components.maker',
  `SELECT coalesce(api_token_id, user_id) AS id FROM component_sessions WHERE account_id = $1 AND id = $2`,
);

interface ComponentSessionRow {
  account_id: string;
  organization_id: string;
  mode: Account['mode'];
  session_id: string;
  component: ComponentActor['component'];
  employee_id: string | null;
  filters: Record<string, string>;
  groups: Membership[] | null;
  permissions: Permission[] | null;
  view: Record<string, string> | null;
  employee_view: Record<string, string> | null;
}

/** Resolves the session of a component, with what it may show now. */
@Injectable()
export class ComponentCredentialsStore extends ComponentCredentials {
  constructor(private readonly database: Database) {
    super();
  }

  async find(hash: string, now: Date, kind: ComponentActor['kind']): Promise<Credential | undefined> {
    const db = this.database.ofCredential('component_session', hash);
    return toCredential(await db.run<FoundSession>(findComponentSession, [hash, now]), kind);
  }

  async findById(
    accountId: string,
    { kind, sessionId }: Pick<ComponentActor, 'kind' | 'sessionId'>,
    now: Date,
  ): Promise<Credential | undefined> {
    const db = this.database.ofAccount(accountId);
    return toCredential(await db.run<FoundSession>(findComponentById, [sessionId, now]), kind);
  }

  async findMakerId({ account, db }: Context, id: string): Promise<string | undefined> {
    const [row] = await db.run<{ id: string | null }>(findMaker, [account.id, id]);
    return row?.id ?? undefined;
  }
}

type FoundSession = ComponentSessionRow & Record<string, unknown>;

function toCredential(
  [row]: readonly ComponentSessionRow[],
  kind: ComponentActor['kind'],
): Credential | undefined {
  if (!row) return undefined;
  const { session_id: sessionId, component, employee_id: employeeId, filters, groups } = row;
  const permissions = groups ? [...new Set(groups.flatMap((group) => group.permissions))] : row.permissions;
  const views = viewsOf(row);
  const rules = groups && [];
  const actor = { kind, sessionId, component, employeeId, filters, groups, permissions, views, rules };
  // Operations that need no permission show what the component does.
  const shown = actorWithPermission(actor, componentDefinition(component).permissions[0]);
  return (
    shown && {
      account: { id: row.account_id, organizationId: row.organization_id, mode: row.mode },
      actor: shown,
    }
  );
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
