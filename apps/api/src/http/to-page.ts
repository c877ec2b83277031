import type { NextRows, NumberedPage, PageQuery } from '@firstday/domain';

/** The response shape of every list operation. */
export function toPage<T>(data: T[], total: number, query: PageQuery, next?: NextRows): NumberedPage<T> {
  const perPage = query.per_page ?? 20;
  return {
    data,
    total,
    current_page: query.page ?? 1,
    per_page: perPage,
    total_pages: Math.ceil(total / perPage),
    ...next,
  };
}
