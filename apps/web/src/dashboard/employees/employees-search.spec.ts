import { describe, expect, it } from '@jest/globals';
import { employeesQuery, isNarrowed, parseEmployeesSearch } from './employees-search';

const nothing = { search: '', status: '', due: '', sort: '', dir: '', after: '', before: '' };
const cursor = 'a'.repeat(60);

describe('the search for employees in an address', () => {
  it('is nothing where the address says nothing, or nonsense', () => {
    expect(parseEmployeesSearch({})).toEqual(nothing);
    expect(
      parseEmployeesSearch({
        search: 'x'.repeat(201),
        status: 'happy',
        due: ['week', 'overdue'],
        sort: 'salary',
        dir: 'up',
        after: "' OR 1=1",
        before: ['x'],
      }),
    ).toEqual(nothing);
  });

  it('keeps what can be asked, and one place to read on from', () => {
    const asked = { search: ' ana ', status: 'completed', due: 'week', sort: 'name', dir: 'desc' };
    expect(parseEmployeesSearch({ ...asked, after: cursor, before: cursor })).toEqual({
      ...asked,
      search: 'ana',
      after: cursor,
      before: '',
    });
  });

  it('asks the API for what is due until now or within a week', () => {
    const now = new Date('2026-11-25T12:00:00.000Z');
    const until = (due: string) => employeesQuery(parseEmployeesSearch({ due }), now).next_task_due_at_to;
    expect(['', 'overdue', 'week'].map(until)).toEqual([
      undefined,
      '2026-11-25T12:00:00.000Z',
      '2026-12-02T12:00:00.000Z',
    ]);
  });

  it('is narrowed by what leaves rows out, not by their order', () => {
    expect(isNarrowed(parseEmployeesSearch({ sort: 'name', after: cursor }))).toBe(false);
    expect(isNarrowed(parseEmployeesSearch({ due: 'overdue' }))).toBe(true);
  });
});
