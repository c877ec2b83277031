import { describe, expect, it } from '@jest/globals';
import { routeUrl, withQueryChanges, activeFilters, parseRoute } from './component-route';

const base = 'https://hr.example.com';
const address = { session: 'cs_1', locale: 'es' };

describe('a place in a component', () => {
  const back = { status: 'expired', search: 'O’Neill & sons' };
  const asked = `${base}/components/employees/list/ee_1?session=cs_1&locale=es&order_by=name&back=${encodeURIComponent(new URLSearchParams(back).toString())}&opened=task_1`;

  it('is found again by its address', () => {
    const place = parseRoute(new URL(asked), 'employees/list');
    expect(place).toEqual({
      component: 'employees/list',
      employee: 'ee_1',
      query: { order_by: 'name' },
      back,
      opened: 'task_1',
    });
    expect(parseRoute(new URL(routeUrl(place, address), base), 'employees/list')).toEqual(place);
  });

  it('never keeps the code', () => {
    const place = parseRoute(
      new URL(`${base}/components/employee/tasks?code=fd_code_1&progress=0`),
      'employee/tasks',
    );
    expect(routeUrl(place, address)).toBe('/components/employee/tasks?session=cs_1&locale=es&progress=0');
  });

  it('is of no employee where the path names none', () => {
    for (const path of ['', '/', '/..%2f', '/x_1'])
      expect(
        parseRoute(new URL(`${base}/components/employees/list${path}`), 'employees/list').employee,
      ).toBeUndefined();
  });
});

describe('a query', () => {
  it('begins at its first page once something else is asked', () => {
    const query = { status: 'expired', after: 'x', page: '3', limit: '25' };
    expect(withQueryChanges(query, { status: 'completed' })).toEqual({ status: 'completed', limit: '25' });
    expect(withQueryChanges(query, { after: 'y' })).toEqual({ status: 'expired', after: 'y', limit: '25' });
  });

  it('drops what is emptied', () => {
    expect(withQueryChanges({ search: 'a', status: 'expired' }, { search: '', status: undefined })).toEqual(
      {},
    );
  });

  it('tells filters from how rows are shown', () => {
    expect(activeFilters({ limit: '10', order_by: 'name', columns: 'name', status: 'expired' })).toEqual([
      ['status', 'expired'],
    ]);
  });
});
