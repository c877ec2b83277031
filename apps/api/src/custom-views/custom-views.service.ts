import type {
  ComponentName,
  CreateCustomView,
  CustomView,
  CustomViewListQuery,
  Page,
  UpdateCustomView,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { isFilter, wrongFilters } from '../access/component-ceiling.js';
import { shownBy } from '../access/component-maker.js';
import { assertHoldsForAll } from '../access/issued-authority.js';
import { isComponent } from '../access/record-scope.js';
import { type Context, inTransaction } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { pageOf } from '../platform/paging.js';
import { badRequest, notFound } from '../platform/problems.js';
import type { CustomViewEntity } from './custom-view.entity.js';
import { CustomViewsStore } from './custom-views.store.js';
import { Narrowing } from './narrowing.js';

/** Lists of components as people want to find them again. */
@Injectable()
export class CustomViewsService {
  constructor(
    private readonly store: CustomViewsStore,
    private readonly narrowing: Narrowing,
  ) {}

  /** A component sees the views of its own list. */
  async list(ctx: Context, query: CustomViewListQuery): Promise<Page<CustomView>> {
    const { actor } = ctx;
    if (isComponent(actor) && query.component !== undefined && query.component !== actor.component)
      return pageOf([], 0, query);
    const component = isComponent(actor) ? actor.component : query.component;
    const { rows, total } = await this.store.list(ctx, query, component);
    return pageOf(rows.map(toCustomView), total, query);
  }

  async findById(ctx: Context, id: string): Promise<CustomView> {
    const row = known(await this.store.find(ctx, id));
    if (isComponent(ctx.actor) && ctx.actor.component !== row.component) throw notFound('view');
    return toCustomView(row);
  }

  async create(ctx: Context, given: CreateCustomView): Promise<CustomView> {
    refuseWrong(given.component, given.filters ?? {});
    await this.narrowing.refuseSealed(ctx, given.filters ?? {});
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
      const before = known(await this.store.lock(ctx, id));
      refuseWrong(before.component, given.filters ?? {});
      await this.narrowing.refuseSealed(ctx, given.filters ?? {});
      // Sessions that others made with it see what it lets them.
      if (given.filters) assertHoldsForAll(ctx, shownBy[before.component]);
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

  async deleteById(ctx: Context, id: string): Promise<CustomView> {
    return toCustomView(known(await this.store.remove(ctx, id)));
  }
}

/** A view asks for less by itself: no other view, no place in a list. */
function refuseWrong(component: ComponentName, filters: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(filters))
    if (!isFilter(component, name)) throw badRequest(`filters.${name}: ${component} has no such filter`);
  const [wrong] = wrongFilters(component, filters);
  if (wrong) throw badRequest(`filters.${wrong.name}: ${wrong.wrong}`);
}

function known(row: CustomViewEntity | undefined): CustomViewEntity {
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
