import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../answers.js';
import { i9 } from '../catalog/i-9/i-9.js';
import { w4 } from '../catalog/w-4/w-4.js';
import type { Edition } from '../edition.js';
import { advisePage, validatePage } from '../validate-section.js';

const context = { today: '2026-11-23' };
const pageWith = (edition: Edition, path: string) => {
  const found = edition.sections
    .flatMap(({ pages }) => pages)
    .find(({ fields }) => fields.some((field) => field.path === path));
  if (!found) throw new Error(`no page asks for ${path}`);
  return found;
};
const doubts = (edition: Edition, path: string, answers: Answers) =>
  advisePage({ edition, answers, context }, pageWith(edition, path))
    .filter((it) => it.path[0] === path)
    .map(({ code, values }) => ({ code, ...values }));

describe('a ZIP code of another state', () => {
  const inParts = (state: string, zip: string) =>
    doubts(i9, 'task.address_zip', { 'task.address_state': state, 'task.address_zip': zip });
  const whole = (state: string, zip: string, country = 'USA') =>
    doubts(w4, 'employee.address', {
      'employee.address': { street: '1 Main St', secondary: null, city: 'Troy', state, zip, country },
    });

  it('is asked about, and says which state it is of', () => {
    const asked = [{ code: 'zip_of_other_state', state: 'California' }];
    expect(inParts('NY', '90210')).toEqual(asked);
    expect(whole('NY', '90210-0001')).toEqual(asked);
  });

  it('prevents nothing', () => {
    const answers = { 'task.address_state': 'NY', 'task.address_zip': '90210' };
    const issues = validatePage({ edition: i9, answers, context }, pageWith(i9, 'task.address_zip'));
    expect(issues.filter((it) => it.path[0] === 'task.address_zip')).toEqual([]);
  });

  it('is none where it fits, at a border, abroad, or before both are known', () => {
    for (const [state, zip] of [
      ['NY', '10005'],
      ['NY', '06390'],
      ['AE', '09012'],
      ['CAN', 'A1A1A1'],
      ['', '90210'],
      ['NY', ''],
    ] as const)
      expect([state, zip, inParts(state, zip)]).toEqual([state, zip, []]);
    expect(whole('NY', '90210', 'CAN')).toEqual([]);
  });
});

describe('a ZIP code that no place has', () => {
  it('is asked about', () => {
    const answers = { 'task.address_state': 'NY', 'task.address_zip': '00000' };
    expect(doubts(i9, 'task.address_zip', answers)).toEqual([{ code: 'zip_unlikely' }]);
  });
});

describe('a name that is none', () => {
  const name = (value: string) => doubts(i9, 'task.last_name', { 'task.last_name': value });

  it('is asked about', () => {
    for (const value of ['N/A', 'n/a', 'N.A.', 'None', 'xxx'])
      expect([value, name(value)]).toEqual([value, [{ code: 'name_unlikely' }]]);
  });

  it('is none of short and rare names, nor of the word that Form I-9 asks for', () => {
    for (const value of ['Ng', 'O', 'Na', 'No', 'Nada', 'Unknown', 'Xu'])
      expect([value, name(value)]).toEqual([value, []]);
  });
});

describe('an age that few have at work', () => {
  const age = (born: string) => doubts(i9, 'task.date_of_birth', { 'task.date_of_birth': born });

  it('is asked about: a toddler has mistyped the year', () => {
    expect(age('2024-11-24')).toEqual([{ code: 'age_unlikely', age: 1 }]);
    expect(age('2012-11-24')).toEqual([{ code: 'age_unlikely', age: 13 }]);
    expect(age('1903-01-01')).toEqual([{ code: 'age_unlikely', age: 123 }]);
  });

  it('is none from 14 to 100, nor of a date that is refused', () => {
    for (const born of ['2012-11-23', '1990-04-12', '1926-01-01', '2026-11-23', '2030-01-01'])
      expect([born, age(born)]).toEqual([born, []]);
  });
});

describe('a Social Security number out of a sample', () => {
  const asked = (number: string) =>
    doubts(i9, 'task.social_security_number', { 'task.social_security_number': number });

  it('is asked about', () => {
    for (const number of ['078-05-1120', '219-09-9999', '123-45-6789', '111-11-1111'])
      expect([number, asked(number)]).toEqual([number, [{ code: 'ssn_unlikely' }]]);
    expect(asked('512-83-7741')).toEqual([]);
  });
});
