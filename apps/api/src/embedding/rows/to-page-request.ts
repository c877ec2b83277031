import type { Context } from '../../context/index.js';
import { isComponentActor } from '../../identity/index.js';
import type { Direction, RowOrder } from './row-order.js';
import type { PageRequest } from './row-pages.service.js';

/** How a page of the component wants to be shown its rows. */
interface DisplayQuery<Name extends string> {
  readonly order_by?: Name | undefined;
  readonly order_dir?: Direction | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

const defaultLimit = 50;
const maxLimit = 100;

/**
 * What is asked for, else what the component was made with, else what is usual. What it was made with shows a list in
 * a way and hides nothing: where it is no order that there is, the usual one holds.
 */
export function toPageRequest<Name extends string>(
  { actor }: Context,
  query: DisplayQuery<Name>,
  orders: Readonly<Record<Name, RowOrder>>,
  defaultOrder: Name,
): PageRequest {
  const sessionFilters = isComponentActor(actor) ? actor.filters : {};
  const isOrder = (name: string | undefined): name is Name =>
    name !== undefined && Object.hasOwn(orders, name);
  const name =
    query.order_by ?? (isOrder(sessionFilters['order_by']) ? sessionFilters['order_by'] : defaultOrder);
  const order = orders[name];
  const dir = sessionFilters['order_dir']?.toLowerCase();
  const sessionDirection = dir === 'asc' || dir === 'desc' ? dir : undefined;
  const isSessionOrder = query.order_by === undefined || query.order_by === sessionFilters['order_by'];
  return {
    name,
    order,
    direction: query.order_dir ?? (isSessionOrder ? sessionDirection : undefined) ?? order.defaultDirection,
    limit: query.limit ?? limitOf(sessionFilters['limit']),
    after: query.after,
    before: query.before,
  };
}

function limitOf(given: string | undefined): number {
  const limit = given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : defaultLimit;
  return Math.min(Math.max(limit, 1), maxLimit);
}
