import {
  componentDefinition,
  type ComponentName,
  type CreateCustomView,
  type CustomView,
  type CustomViewListQuery,
  type NumberedPage,
  type UpdateCustomView,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import {
  assertHasPermissionsForAll,
  isComponentActor,
  isFilter,
  wrongFilters,
} from '../../identity/index.js';
import { badRequest, type Context, inTransaction, newId, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import type { CustomViewEntity } from './custom-view.entity.js';
import { CustomViewsStore } from './custom-views.store.js';
import { ViewNarrowingService } from './view-narrowing.service.js';

/** Lists of components as people want to find them again. */
@Injectable()
export class CustomViewsService {
  constructor(
    private readonly store: CustomViewsStore,
    private readonly narrowing: ViewNarrowingService,
  ) {}

  /** A component sees the views of its own list. */
  async list(ctx: Context, query: CustomViewListQuery): Promise<NumberedPage<CustomView>> {
    const { actor } = ctx;
    if (isComponentActor(actor) && query.component !== undefined && query.component !== actor.component)
      return toPage([], 0, query);
    const component = isComponentActor(actor) ? actor.component : query.component;
    const { rows, total } = await this.store.list(ctx, query, component);
    return toPage(rows.map(toCustomView), total, query);
  }

  async findById(ctx: Context, id: string): Promise<CustomView> {
    const row = orNotFound(await this.store.find(ctx, id));
    if (isComponentActor(ctx.actor) && ctx.actor.component !== row.component) throw notFound('view');
    return toCustomView(row);
  }

  async create(ctx: Context, given: CreateCustomView): Promise<CustomView> {
    assertValidFilters(given.component, given.filters ?? {});
    await this.narrowing.assertNotSensitive(ctx, given.filters ?? {});
    const row: CustomViewEntity = {
      id: newId('customView', ctx.now),
      account_id: ctx.account.id,
      component: given.component,
      name: given.name,
      filters: given.filters ?? {},
      columns: given.columns ?? [],
      created_at: ctx.now,
      updated_at: ctx.now,
    };
    await this.store.insert(ctx, row);
    return toCustomView(row);
  }

  /** What was made with the view shows from then on what the view does. */
  updateById(ctx: Context, id: string, given: UpdateCustomView): Promise<CustomView> {
    return inTransaction(ctx, async (ctx) => {
      const before = orNotFound(await this.store.lockForUpdate(ctx, id));
      assertValidFilters(before.component, given.filters ?? {});
      await this.narrowing.assertNotSensitive(ctx, given.filters ?? {});
      // Sessions that others made with it see what it lets them.
      if (given.filters) assertHasPermissionsForAll(ctx, componentDefinition(before.component).permissions);
      const row: CustomViewEntity = {
        ...before,
        name: given.name ?? before.name,
        filters: given.filters ?? before.filters,
        columns: given.columns ?? before.columns,
        updated_at: ctx.now,
      };
      await this.store.update(ctx, row);
      return toCustomView(row);
    });
  }

  deleteById(ctx: Context, id: string): Promise<CustomView> {
    return inTransaction(ctx, async (ctx) => {
      const row = orNotFound(await this.store.lockForUpdate(ctx, id));
      await this.store.remove(ctx, id);
      return toCustomView(row);
    });
  }
}

/** A view asks for less by itself: no other view, no place in a list. */
function assertValidFilters(component: ComponentName, filters: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(filters))
    if (!isFilter(component, name)) throw badRequest(`filters.${name}: ${component} has no such filter`);
  const [wrong] = wrongFilters(componentDefinition(component).rows, filters);
  if (wrong) throw badRequest(`filters.${wrong.name}: ${wrong.wrong}`);
}

function orNotFound(row: CustomViewEntity | null): CustomViewEntity {
  if (!row) throw notFound('view');
  return row;
}

const toCustomView = (row: CustomViewEntity): CustomView => ({
  id: row.id,
  component: row.component,
  name: row.name,
  filters: { ...row.filters },
  columns: row.columns,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
