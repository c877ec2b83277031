import type {
  ComponentName,
  ComponentSession,
  ComponentSessionCreated,
  ComponentTheme,
  ComponentUrl,
  CreateComponentUrl,
  RedeemComponentCode,
} from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import {
  componentPermissions,
  hasPermission,
  SecurityLogService,
  type Visitor,
  wrongFilters,
} from '../../identity/index.js';
import { ViewNarrowingService } from '../views/view-narrowing.service.js';
import {
  badRequest,
  CONFIG,
  type Config,
  type Context,
  forbidden,
  inTransaction,
  newId,
  notFound,
  ProblemError,
} from '../../context/index.js';
import { Database } from '../../database/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import type { ComponentSessionEntity } from './component-session.entity.js';
import { ComponentsStore } from './components.store.js';

/** Seconds, unless the caller asks for others. */
const defaultLifetimes = { redirect_url_expires_in: 300, session_expires_in: 3600 } as const;

/** Pages that partners embed: a code to begin with, then a session that sees no more than its filters allow. */
@Injectable()
export class ComponentsService {
  constructor(
    private readonly store: ComponentsStore,
    private readonly narrowing: ViewNarrowingService,
    private readonly database: Database,
    private readonly log: SecurityLogService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async createUrl(ctx: Context, given: CreateComponentUrl): Promise<ComponentUrl> {
    const employeeId = given.component === 'employee/tasks' ? given.employee_id : null;
    const filters = definedFilters(given.filters);
    if (!componentPermissions[given.component].every((permission) => hasPermission(ctx.actor, permission)))
      throw forbidden();
    const [wrong] = wrongFilters(given.component, filters);
    if (wrong) throw badRequest(`filters.${wrong.name}: ${wrong.wrong}`);
    await this.narrowing.assertNotSensitive(ctx, filters);
    await this.assertViewsExist(ctx, given.component, filters);
    if (employeeId !== null && !(await this.store.hasEmployee(ctx, employeeId)))
      throw badRequest('There is no such employee');
    const options = { ...defaultLifetimes, ...given.options };
    const code = newToken('code');
    await this.insert(ctx, {
      id: newId('componentSession', ctx.now),
      component: given.component,
      ...issuerOf(ctx),
      employee_id: employeeId,
      filters,
      code_hash: hashToken(code),
      code_expires_at: new Date(ctx.now.getTime() + options.redirect_url_expires_in * 1000),
      session_seconds: options.session_expires_in,
      created_at: ctx.now,
    });
    const url = `${this.config.baseUrl}/components/${given.component}?code=${code}`;
    return { component: given.component, redirect_url: url, code };
  }

  private insert(ctx: Context, row: Parameters<ComponentsStore['insert']>[1]): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      await this.store.insert(ctx, row);
      await this.log.record(ctx, { kind: 'component_link.created', ...sessionLogEntry(row) });
    });
  }

  private async assertViewsExist(
    ctx: Context,
    component: ComponentName,
    { custom_view_id, employee_cv_uid }: Readonly<Record<string, string>>,
  ): Promise<void> {
    const asked = [
      ['custom_view_id', custom_view_id, component],
      ['employee_cv_uid', employee_cv_uid, 'employees/list'],
    ] as const;
    for (const [name, id, of] of asked) {
      const view = await this.narrowing.findView(ctx, id, of);
      if (view?.filters === null) throw badRequest(`filters.${name}: There is no such view`);
    }
  }

  async redeem(
    arrival: Omit<Visitor, 'accountId'>,
    { code }: RedeemComponentCode,
  ): Promise<ComponentSessionCreated> {
    const token = newToken('component');
    const row = await this.database.transaction(async (db) => {
      const redeemed = await this.store.redeem(db, hashToken(code), hashToken(token), arrival.now);
      if (!redeemed)
        throw new ProblemError(404, 'ResourceNotFoundError', 'This code was used, or has expired');
      const visitor = { ...arrival, accountId: redeemed.account_id };
      await this.log.recordForVisitor(db, visitor, {
        kind: 'component_link.used',
        ...sessionLogEntry(redeemed),
      });
      return redeemed;
    });
    const [isTest, theme] = await Promise.all([
      this.store.isTestAccount(this.database, row.account_id),
      this.store.findTheme(this.database, row.account_id),
    ]);
    return { ...toSession(row, isTest, theme), token };
  }

  async current(ctx: Context): Promise<ComponentSession> {
    const { actor } = ctx;
    if (actor.kind !== 'component_session' && actor.kind !== 'component_token') throw forbidden();
    const row = await this.store.find(ctx, actor.sessionId);
    if (!row) throw notFound('session');
    const theme = await this.store.findTheme(ctx.db, ctx.account.id);
    return toSession(row, ctx.account.mode === 'test', theme);
  }
}

const sessionLogEntry = ({ id, component }: Pick<ComponentSessionEntity, 'id' | 'component'>) =>
  ({ subject: { type: 'component_session', id }, detail: { component } }) as const;

/** The session ends with whoever made its link. */
function issuerOf({ actor }: Context): Pick<ComponentSessionEntity, 'api_token_id' | 'user_id'> {
  if (actor.kind === 'api_token') return { api_token_id: actor.tokenId, user_id: null };
  if (actor.kind === 'user_session') return { api_token_id: null, user_id: actor.userId };
  throw forbidden();
}

function definedFilters(filters: CreateComponentUrl['filters']): Record<string, string> {
  const entries = Object.entries(filters ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function toSession(
  row: ComponentSessionEntity,
  isTest: boolean,
  theme: ComponentTheme | null,
): ComponentSession {
  if (!row.expires_at) throw new Error('the code of this component was not redeemed');
  return {
    id: row.id,
    component: row.component,
    employee_id: row.employee_id,
    filters: { ...row.filters },
    is_test: isTest,
    expires_at: row.expires_at.toISOString(),
    theme,
  };
}
