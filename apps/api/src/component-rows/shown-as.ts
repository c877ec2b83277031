import type { Context } from '../platform/context.js';
import type { Direction, RowOrder } from './row-order.js';
import type { PageAsked } from './row-pages.js';

/** How a page of the component wants to be shown its rows. */
interface Wanted<Name extends string> {
  readonly order_by?: Name | undefined;
  readonly order_dir?: Direction | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

const usualLimit = 50;
const mostRows = 100;

/**
 * What is asked for, else what the component was made with, else what is usual. What it was made with shows a list in
 * a way and hides nothing: where it is no order that there is, the usual one holds.
 */
export function shownAs<Name extends string>(
  { actor }: Context,
  wanted: Wanted<Name>,
  orders: Readonly<Record<Name, RowOrder>>,
  usual: Name,
): PageAsked {
  const isComponent = actor.kind === 'component_session' || actor.kind === 'component_token';
  const made = isComponent ? actor.filters : {};
  const isOrder = (name: string | undefined): name is Name =>
    name !== undefined && Object.hasOwn(orders, name);
  const name = wanted.order_by ?? (isOrder(made['order_by']) ? made['order_by'] : usual);
  const order = orders[name];
  const dir = made['order_dir']?.toLowerCase();
  const madeDirection = dir === 'asc' || dir === 'desc' ? dir : undefined;
  const isMadeOrder = wanted.order_by === undefined || wanted.order_by === made['order_by'];
  return {
    name,
    order,
    direction: wanted.order_dir ?? (isMadeOrder ? madeDirection : undefined) ?? order.usually,
    limit: wanted.limit ?? limitOf(made['limit']),
    after: wanted.after,
    before: wanted.before,
  };
}

function limitOf(given: string | undefined): number {
  const limit = given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : usualLimit;
  return Math.min(Math.max(limit, 1), mostRows);
}
