import type { EmployeeListFilters, EmployeeRow } from '@firstday/domain';
import { getLocale } from 'next-intl/server';
import { formatNumber } from '../../../i18n/format-number';
import { readOrRedirect } from '../../forms/write';
import { paths, withQuery } from '../../paths';
import { addressOf, employeesMatching, employeesQuery, type EmployeesSearch } from '../employees-search';
import { today } from '../../../i18n/today';

/** A page of the list. */
export interface ReadEmployees {
  readonly rows: readonly EmployeeRow[];
  readonly after: string | null;
  readonly before: string | null;
  readonly total: number;
  readonly isExact: boolean;
  /** The total as the reader writes it. */
  readonly shownTotal: string;
  /** Whom the list is of: what an act for all of them is asked for. */
  readonly matching: EmployeeListFilters;
}

export async function readEmployees(asked: EmployeesSearch): Promise<ReadEmployees> {
  const clock = { now: new Date(), today: await today() };
  const here = withQuery(paths.employees, addressOf(asked));
  const query = employeesQuery(asked, clock);
  const {
    data,
    total,
    is_total_exact: isExact,
    ...places
  } = await readOrRedirect(here, 'component_rows.listEmployees', { query });
  // What is not asked is no filter, also once this is JSON.
  const given = Object.entries(employeesMatching(asked, clock)).filter(([, value]) => value !== undefined);
  return {
    rows: data,
    ...places,
    total,
    isExact,
    shownTotal: formatNumber(await getLocale(), total),
    matching: Object.fromEntries(given),
  };
}
