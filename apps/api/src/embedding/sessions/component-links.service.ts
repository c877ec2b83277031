import {
  componentDefinition,
  type ComponentUrl,
  type CreateComponentUrl,
  type Issue,
} from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import {
  badRequest,
  CONFIG,
  type Config,
  type Context,
  forbidden,
  inTransaction,
  invalidInput,
  newId,
} from '../../context/index.js';
import { holdsPermission, SecurityLogService, wrongFilters } from '../../identity/index.js';
import { EmployeesService } from '../../records/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import { ViewNarrowingService } from '../views/view-narrowing.service.js';
import type { ComponentSessionEntity } from './component-session.entity.js';
import { componentLogEntry } from './component-log-entry.js';
import { LinkBoundsService } from './link-bounds.service.js';
import { ComponentsStore, type NewComponentSession } from './components.store.js';

/** Seconds, unless the caller asks for others. */
const defaultLifetimes = { redirect_url_expires_in: 300, session_expires_in: 3600 } as const;

/** Links to pages that partners embed: a code that begins a session which sees no more than its filters allow. */
@Injectable()
export class ComponentLinksService {
  constructor(
    private readonly store: ComponentsStore,
    private readonly narrowing: ViewNarrowingService,
    private readonly employees: EmployeesService,
    private readonly bounds: LinkBoundsService,
    private readonly log: SecurityLogService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create(ctx: Context, given: CreateComponentUrl): Promise<ComponentUrl> {
    const filters = definedFilters(given.filters);
    await this.assertMayShow(ctx, given, filters);
    const options = { ...defaultLifetimes, ...given.options };
    const code = newToken('code');
    await this.insert(ctx, {
      id: newId('componentSession', ctx.now),
      component: given.component,
      ...issuerOf(ctx),
      employee_id: given.employee_id ?? null,
      filters,
      code_hash: hashToken(code),
      code_expires_at: new Date(ctx.now.getTime() + options.redirect_url_expires_in * 1000),
      session_seconds: options.session_expires_in,
      created_at: ctx.now,
    });
    const url = `${this.config.baseUrl}/components/${given.component}?code=${code}`;
    return { component: given.component, redirect_url: url, code };
  }

  private async assertMayShow(
    ctx: Context,
    { component, employee_id }: CreateComponentUrl,
    filters: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { permissions, rows } = componentDefinition(component);
    if (!permissions.every((permission) => holdsPermission(ctx.actor, permission))) throw forbidden();
    const wrong = wrongFilters(rows, filters);
    if (wrong.length > 0) throw invalidInput(wrong.map(toFilterIssue));
    await this.narrowing.assertNotSensitive(ctx, filters);
    await this.narrowing.assertViewsExist(ctx, component, filters);
    await this.bounds.assertNamed(ctx, component, filters);
    if (employee_id !== undefined && !(await this.employees.exists(ctx, employee_id)))
      throw badRequest('There is no such employee');
  }

  private insert(ctx: Context, row: NewComponentSession): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      await this.store.insert(ctx, row);
      await this.log.record(ctx, { kind: 'component_link.created', ...componentLogEntry(row) });
    });
  }
}

const toFilterIssue = ({ name, wrong }: { readonly name: string; readonly wrong: string }): Issue => ({
  _tag: 'Refinement',
  path: ['filters', name],
  message: wrong,
});

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
