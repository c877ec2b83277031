import { type ComponentRecords, EmployeeRowOrder, TaskRowOrder } from '@firstday/domain';

/** What rows can be sorted by, where that can be chosen. */
const orders: Readonly<Partial<Record<ComponentRecords, readonly string[]>>> = {
  employees: EmployeeRowOrder.options,
  tasks: TaskRowOrder.options,
};

const isNumber = (value: string, most: number) =>
  /^\d{1,15}$/.test(value) && Number(value) >= 1 && Number(value) <= most;
const expectedNumber = (most: number) => `Expected a whole number, 1 to ${most}`;
const mostRows = 100;

/**
 * What is wrong with an option that says how rows are shown; nothing where it is right, or no such option. Only whoever
 * gives it is told: kept by an earlier version, the usual order or length holds instead.
 */
export function wrongDisplayOption(
  records: ComponentRecords,
  name: string,
  value: string,
): string | undefined {
  const named = orders[records];
  if (name === 'order_by' && named)
    return named.includes(value) ? undefined : `Expected one of ${named.join(', ')}`;
  if (name === 'order_dir') return /^(?:asc|desc)$/i.test(value) ? undefined : 'Expected asc or desc';
  if (name === 'limit' || name === 'per_page')
    return isNumber(value, mostRows) ? undefined : expectedNumber(mostRows);
  if (name === 'page')
    return isNumber(value, Number.MAX_SAFE_INTEGER) ? undefined : 'Expected a whole number, from 1';
  return undefined;
}
