import { type Method, type OperationRow, type OperationId, operations } from '@firstday/domain';

/** What a browser needs to know of an operation in order to call it. */
export interface OperationRoute {
  readonly method: Method;
  readonly path: string;
  /** What it takes in the query. */
  readonly query: readonly string[];
}

export type OperationRoutes<Id extends OperationId> = Readonly<Record<Id, OperationRoute>>;

/** For the script of a page: the table itself, with its schemas, would be larger than the page. */
export function routesOf<Id extends OperationId>(ids: readonly Id[]): OperationRoutes<Id>;
export function routesOf(ids: readonly OperationId[]): Readonly<Record<string, OperationRoute>> {
  return Object.fromEntries(
    ids.map((id) => {
      const { method, path, query }: OperationRow = operations[id];
      return [id, { method, path, query: Object.keys(query?.shape ?? {}) }];
    }),
  );
}
