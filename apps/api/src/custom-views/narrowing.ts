import type { ComponentName } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { isComponent } from '../access/record-scope.js';
import { CustomAttributesReader } from '../custom-properties/custom-attributes-reader.js';
import type { ComponentView, Context } from '../platform/context.js';
import { CustomViewsStore } from './custom-views.store.js';

/** The views that a query may name, and of which component they are. */
interface NamedViews {
  readonly custom_view_id?: string | undefined;
  readonly employee_cv_uid?: string | undefined;
}

interface AskedAttributes {
  readonly custom_attributes?: string | undefined;
}

/** Lets a request see no more than the views that its query names, of what its session sees. */
@Injectable()
export class Narrowing {
  constructor(
    private readonly views: CustomViewsStore,
    private readonly customAttributes: CustomAttributesReader,
  ) {}

  /**
   * Of filters whose form was checked.
   * @throws ProblemError 400 where they ask for a sensitive value: those are sealed, and the question would be kept
   */
  async refuseSealed(ctx: Context, filters: AskedAttributes): Promise<void> {
    if (filters.custom_attributes === undefined) return;
    await this.customAttributes.checkFilter(ctx, 'employee', JSON.parse(filters.custom_attributes));
  }

  async by(ctx: Context, component: ComponentName, query: NamedViews): Promise<Context> {
    const { actor } = ctx;
    if (!isComponent(actor)) return ctx;
    const asked = [
      [query.custom_view_id, component],
      [query.employee_cv_uid, 'employees/list'],
    ] as const;
    const views = await Promise.all(asked.map(([id, of]) => this.view(ctx, id, of)));
    const named = views.filter((view) => view !== undefined);
    return named.length === 0 ? ctx : { ...ctx, actor: { ...actor, views: [...actor.views, ...named] } };
  }

  /** @returns a view that shows nothing where there is none of that name */
  async view(
    ctx: Context,
    id: string | undefined,
    component: ComponentName,
  ): Promise<ComponentView | undefined> {
    if (id === undefined) return undefined;
    const row = await this.views.find(ctx, id);
    return { component, filters: row?.component === component ? row.filters : null };
  }
}
