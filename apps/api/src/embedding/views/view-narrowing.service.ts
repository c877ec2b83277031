import {
  componentDefinition,
  type ComponentName,
  type ComponentRecords,
  componentsListing,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { isComponentActor } from '../../identity/index.js';
import { CustomAttributesService } from '../../records/index.js';
import { badRequest, invalidInput, type SavedView, type Context } from '../../context/index.js';
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

  /**
   * The views of the rows that are asked for, and of the employees whose they are.
   * @throws ProblemError 400 where staff name a view: they ask for what is in it
   */
  async narrowToViews(ctx: Context, rows: ComponentRecords, query: NamedViews): Promise<Context> {
    const { actor } = ctx;
    if (!isComponentActor(actor)) {
      assertNoView(query);
      return ctx;
    }
    const asked = [
      [query.custom_view_id, componentsListing(rows)],
      [query.employee_cv_uid, componentsListing('employees')],
    ] as const;
    const views = await Promise.all(asked.map(([id, components]) => this.findView(ctx, id, components)));
    const named = views.filter((view) => view !== undefined);
    return named.length === 0 ? ctx : { ...ctx, actor: { ...actor, views: [...actor.views, ...named] } };
  }

  /**
   * @throws ProblemError 400 where filters of a component's link name a view that is not there, or is of others
   */
  async assertViewsExist(ctx: Context, component: ComponentName, filters: NamedViews): Promise<void> {
    const asked = [
      ['custom_view_id', [component]],
      ['employee_cv_uid', componentsListing('employees')],
    ] as const;
    for (const [name, components] of asked) {
      const view = await this.findView(ctx, filters[name], components);
      if (view?.filters === null) throw badRequest(`filters.${name}: There is no such view`);
    }
  }

  /** @returns a view that shows nothing where these components have none of that name */
  private async findView(
    ctx: Context,
    id: string | undefined,
    components: readonly ComponentName[],
  ): Promise<SavedView | undefined> {
    const [component] = components;
    if (id === undefined || component === undefined) return undefined;
    const row = await this.views.find(ctx, id);
    const isOfThese = row !== null && components.includes(row.component);
    return { rows: componentDefinition(component).rows, filters: isOfThese ? row.filters : null };
  }
}

const viewNames = ['custom_view_id', 'employee_cv_uid'] as const;

function assertNoView(query: NamedViews): void {
  const named = viewNames.filter((name) => query[name] !== undefined);
  if (named.length === 0) return;
  const message = "Expected the view's filters: only a component's rows are held to a view";
  throw invalidInput(named.map((name) => ({ _tag: 'Refinement', path: [name], message })));
}
