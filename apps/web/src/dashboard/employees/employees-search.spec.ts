import { describe, expect, it } from '@jest/globals';
import {
  addressOf,
  employeesQuery,
  isNarrowed,
  pageAddressOf,
  parseEmployeesSearch,
} from './employees-search';

const nothing = {
  search: '',
  status: '',
  due: '',
  employer: '',
  client: '',
  starts: '',
  from: '',
  to: '',
  state: '',
  reach: '',
  sort: '',
  dir: '',
  columns: [],
  view: '',
  person: '',
  after: '',
  before: '',
};
const cursor = 'a'.repeat(60);

describe('the search for employees in an address', () => {
  it('is nothing where the address says nothing, or nonsense', () => {
    expect(parseEmployeesSearch({})).toEqual(nothing);
    expect(
      parseEmployeesSearch({
        search: 'x'.repeat(201),
        status: 'happy',
        due: ['week', 'overdue'],
        employer: 'North',
        starts: 'someday',
        from: '2026-02-30',
        state: 'ZZ',
        columns: ['name', 'ssn'],
        view: 'mine',
        person: '<script>',
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
      ...nothing,
      ...asked,
      search: 'ana',
      after: cursor,
      before: '',
    });
  });

  it('knows who is open beside the list, who is no part of what the list is of', () => {
    const asked = parseEmployeesSearch({ person: 'ee_1111111111111111111111', search: 'ana', after: cursor });
    expect(asked.person).toBe('ee_1111111111111111111111');
    expect(addressOf(asked)).not.toHaveProperty('person');
    expect(pageAddressOf(asked)).toMatchObject({ search: 'ana', after: cursor });
    expect(pageAddressOf(asked)).not.toHaveProperty('person');
    expect(isNarrowed(parseEmployeesSearch({ person: 'ee_1111111111111111111111' }))).toBe(false);
  });

  it('asks the API for what is due until now or within a week', () => {
    const clock = { now: new Date('2026-11-25T12:00:00.000Z'), today: '2026-11-25' };
    const until = (due: string) => employeesQuery(parseEmployeesSearch({ due }), clock).next_task_due_at_to;
    expect(['', 'overdue', 'week'].map(until)).toEqual([
      undefined,
      '2026-11-25T12:00:00.000Z',
      '2026-12-02T12:00:00.000Z',
    ]);
  });

  it('asks for starts by words that move on with the calendar, or by days', () => {
    // A Wednesday.
    const clock = { now: new Date('2026-11-25T12:00:00.000Z'), today: '2026-11-25' };
    const days = (asked: Record<string, string>) => {
      const { start_date_from, start_date_to } = employeesQuery(parseEmployeesSearch(asked), clock);
      return [start_date_from, start_date_to];
    };
    expect(days({})).toEqual([undefined, undefined]);
    expect(days({ starts: 'today' })).toEqual(['2026-11-25', '2026-11-25']);
    expect(days({ starts: 'tomorrow' })).toEqual(['2026-11-26', '2026-11-26']);
    expect(days({ starts: 'next_monday' })).toEqual(['2026-11-30', '2026-11-30']);
    expect(days({ starts: 'this_week' })).toEqual(['2026-11-23', '2026-11-29']);
    expect(days({ starts: 'next_week' })).toEqual(['2026-11-30', '2026-12-06']);
    expect(days({ starts: 'last_week' })).toEqual(['2026-11-16', '2026-11-22']);
    expect(days({ from: '2026-12-01' })).toEqual(['2026-12-01', undefined]);
  });

  it('asks for the state of the work by its two letters', () => {
    const asked = parseEmployeesSearch({ state: 'NY' });
    expect(employeesQuery(asked, { now: new Date(), today: '2026-11-25' }).work_state).toBe('NY');
    expect(isNarrowed(asked)).toBe(true);
    for (const state of ['ny', 'New York', "NY' OR TRUE", 'N'.repeat(10_000)])
      expect(parseEmployeesSearch({ state }).state).toBe('');
  });

  it('has columns one by one from a form, and together in a link; reads on from nowhere in another list', () => {
    const asked = parseEmployeesSearch({ columns: ['name', 'email', '', 'email'], after: cursor });
    expect(asked.columns).toEqual(['name', 'email']);
    expect(addressOf(asked)).toMatchObject({ columns: 'name,email' });
    expect(addressOf(asked)).not.toHaveProperty('after');
    expect(parseEmployeesSearch(addressOf(asked)).columns).toEqual(['name', 'email']);
  });

  it('is narrowed by what leaves rows out, not by their order', () => {
    expect(isNarrowed(parseEmployeesSearch({ sort: 'name', after: cursor }))).toBe(false);
    expect(isNarrowed(parseEmployeesSearch({ due: 'overdue' }))).toBe(true);
  });
});
