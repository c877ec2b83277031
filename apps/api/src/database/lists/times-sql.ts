import type { TimesQuery } from '@firstday/domain';
import { And, type FindOperator, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';

/**
 * Conditions on when rows were made and last changed; each edge is within.
 * @param row what stands before the columns, with its dot
 */
export const timesSql = (query: TimesQuery, mark: (value: unknown) => string, row = ''): string[] =>
  [
    query.created_at_gte && `${row}created_at >= ${mark(query.created_at_gte)}`,
    query.created_at_lte && `${row}created_at <= ${mark(query.created_at_lte)}`,
    query.updated_at_gte && `${row}updated_at >= ${mark(query.updated_at_gte)}`,
    query.updated_at_lte && `${row}updated_at <= ${mark(query.updated_at_lte)}`,
  ].filter((condition) => condition !== undefined);

/** The same of when rows were made, for TypeORM. */
export function creationTimes({ created_at_gte, created_at_lte }: TimesQuery): {
  created_at?: FindOperator<Date>;
} {
  const edges = [
    ...(created_at_gte === undefined ? [] : [MoreThanOrEqual(new Date(created_at_gte))]),
    ...(created_at_lte === undefined ? [] : [LessThanOrEqual(new Date(created_at_lte))]),
  ];
  return edges.length === 0 ? {} : { created_at: And(...edges) };
}
