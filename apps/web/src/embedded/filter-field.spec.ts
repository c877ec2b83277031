import { describe, expect, it } from '@jest/globals';
import { recordFilters } from '@firstday/domain';
import { webWords } from '@firstday/domain/languages/web-words';
import { employeeFilters } from './employees/employee-filters';
import { toChips, isSelected, queryNames } from './filter-field';
import { translatorFor } from './translate';

const say = translatorFor(webWords.en.components, 'en');
const fields = employeeFilters(say, {});
const chips = (filters: Record<string, string>, names: Record<string, string> = {}) =>
  toChips(Object.entries(filters), fields, { say, locale: 'en', names }).map(({ text }) => text);

describe('a filter in use', () => {
  it('is said in words', () => {
    const day = new Date(2026, 10, 26).toISOString();
    expect(
      chips({
        status: 'requires_action',
        progress_min: '20',
        next_task_due_at_to: day,
        email: 'a@b.example',
      }),
    ).toEqual([
      'Status: Open forms',
      'Progress (%): from 20',
      'Next due: until Nov 26, 2026',
      'Email: a@b.example',
    ]);
  });

  it('that names a record is said by its name, once that is known', () => {
    expect(chips({ employer_id: 'er_1' }, { er_1: 'Harbor Foods' })).toEqual(['Employer: Harbor Foods']);
    expect(chips({ employer_id: 'er_1' })).toEqual(['Employer: …']);
  });

  it('that has no control is said as it is', () => {
    expect(chips({ custom_attributes: '{"region":"east"}', employee_id: 'ee_1', status: 'odd' })).toEqual([
      'region: east',
      'employee_id: ee_1',
      'Status: odd',
    ]);
  });

  it('that has a control of its own is no chip', () => {
    expect(chips({ search: 'x', custom_view_id: 'cview_1' })).toEqual([]);
  });
});

it('a choice that stands for several is chosen by all of them', () => {
  const choice = { value: 'QUEUED,MANUAL_REVIEW', label: 'More time' };
  expect(isSelected(choice, 'open,MANUAL_REVIEW,QUEUED')).toBe(true);
  expect(isSelected(choice, 'QUEUED')).toBe(false);
});

it('an employer is chosen where the link is held to nothing else', () => {
  const names = (held: Record<string, string>) => employeeFilters(say, held).map(({ name }) => name);
  expect(names({ order_by: 'name' })).toEqual(expect.arrayContaining(['employer_id', 'client_id']));
  expect(names({ employer_id: 'er_1' })).not.toContain('employer_id');
  expect(names({ employer_id: 'er_1' })).toContain('client_id');
  const others: Record<string, string>[] = [{ status: 'completed' }, { custom_view_id: 'cview_1' }];
  for (const held of others)
    expect(names(held).filter((name) => /^(?:employer|client)_id$/.test(name))).toEqual([]);
});

it('every filter that a person sets is one that the service knows', () => {
  const known: readonly string[] = recordFilters.employees;
  expect(fields.flatMap(queryNames).filter((name) => !known.includes(name))).toEqual([]);
});
