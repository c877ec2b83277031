import type { RouteQuery } from './component-route';
import type { Sorted } from '@firstday/ui';
import type { Order } from './row-table';

/**
 * What the service sorts by: as asked, else as the component was made, else as usual.
 * @param usual the order where none is asked for
 */
export function toSorting(
  query: RouteQuery,
  made: RouteQuery,
  columns: readonly { readonly order?: Order }[],
  usual: string,
): Sorted {
  const isOrder = (name: string | undefined) => columns.some(({ order }) => order?.by === name);
  const by = query.order_by ?? (isOrder(made.order_by) ? made.order_by : undefined) ?? usual;
  const usually = columns.find(({ order }) => order?.by === by)?.order?.usually ?? 'asc';
  const isMade = query.order_by === undefined || query.order_by === made.order_by;
  const dir = query.order_dir ?? (isMade ? made.order_dir?.toLowerCase() : undefined) ?? usually;
  return { by: by ?? usual, dir: dir === 'desc' ? 'desc' : 'asc' };
}
