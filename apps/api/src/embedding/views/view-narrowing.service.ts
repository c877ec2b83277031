import type { ComponentName } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { isComponentActor } from '../../identity/index.js';
import { CustomAttributesService } from '../../records/index.js';
import type { ComponentView, Context } from '../../context/index.js';
import { CustomViewsStore } from './custom-views.store.js';

/** The views that a query may name, and of which component they are. */
interface NamedViews {
  readonly custom_view_id?: string | undefined;
  readonly employee_cv_uid?: string | undefined;
}

interface AttributeFilter {
  readonly custom_attributes?: string | undefined;
}

/** Lets a request see no more than the views that its query names, of what its session sees. */
@Injectable()
export class ViewNarrowingService {
  constructor(
    private readonly views: CustomViewsStore,
    private readonly customAttributes: CustomAttributesService,
  ) {}

  /**
   * Of filters whose form was checked.
   * @throws ProblemError 400 where they ask for a sensitive value: those are sealed, and the question would be kept
   */
  async assertNotSensitive(ctx: Context, filters: AttributeFilter): Promise<void> {
    if (filters.custom_attributes === undefined) return;
    await this.customAttributes.assertMayFilter(ctx, 'employee', JSON.parse(filters.custom_attributes));
  }

  async narrowToViews(ctx: Context, component: ComponentName, query: NamedViews): Promise<Context> {
    const { actor } = ctx;
    if (!isComponentActor(actor)) return ctx;
    const asked = [
      [query.custom_view_id, component],
      [query.employee_cv_uid, 'employees/list'],
    ] as const;
    const views = await Promise.all(asked.map(([id, of]) => this.findView(ctx, id, of)));
    const named = views.filter((view) => view !== undefined);
    return named.length === 0 ? ctx : { ...ctx, actor: { ...actor, views: [...actor.views, ...named] } };
  }

  /** @returns a view that shows nothing where there is none of that name */
  async findView(
    ctx: Context,
    id: string | undefined,
    component: ComponentName,
  ): Promise<ComponentView | undefined> {
    if (id === undefined) return undefined;
    const row = await this.views.find(ctx, id);
    return { component, filters: row?.component === component ? row.filters : null };
  }
}
