import { describe, expect, it } from '@jest/globals';
import { recordWarnings } from './record-warnings.js';

const own = [
  'employee_id',
  'employer_id',
  'start_date',
  'create_tasks',
  'first_name',
  'last_name',
  'email',
  'job_id',
];
const pathsOf = (given: object) => recordWarnings({ ...given }, own).map(({ path }) => path);
const meantBy = (name: string) =>
  recordWarnings({ [name]: 1 }, own).map(({ message }) => /mean (\w+)\?/.exec(message)?.[1]);

describe('a member that is likely misspelt', () => {
  it.each([
    ['employerid', 'employer_id'],
    ['employerId', 'employer_id'],
    ['startdate', 'start_date'],
    ['create_task', 'create_tasks'],
    ['frist_name', 'first_name'],
    ['Email', 'email'],
    ['last-name', 'last_name'],
    ['lastt_name', 'last_name'],
    ['emall', 'email'],
  ])('%s is told, with the name that was meant: %s', (name, meant) => {
    expect(meantBy(name)).toEqual([meant]);
  });

  it.each([
    'employee_id',
    'shirt_size',
    'x_employerid',
    'x_email',
    'region',
    'id',
    'job',
    'employer_name',
    'constructor',
  ])('is none like %s', (name) => expect(meantBy(name)).toEqual([]));
});

describe('a value that is likely a mistake', () => {
  const address = { street: '2 Oak Ave', city: 'Troy', state: 'NY', zip: '12180', country: 'USA' };
  const at = (more: object) => pathsOf({ address: { ...address, ...more } });

  it('is a ZIP code of another state, or one that there is not', () => {
    expect(at({ zip: '90210' })).toEqual(['address.zip']);
    expect(at({ zip: '00000' })).toEqual(['address.zip']);
    expect(at({})).toEqual([]);
    expect(at({ zip: null })).toEqual([]);
    // Fishers Island, New York, is reached from Connecticut.
    expect(at({ zip: '06390' })).toEqual([]);
    expect(at({ state: 'Ontario', zip: 'K1A 0B1', country: 'Canada' })).toEqual([]);
  });

  it('is a country that is not known', () => {
    expect(at({ country: 'America' })).toEqual(['address.country']);
    expect(at({ country: 'United Sates' })).toEqual(['address.country']);
    expect(at({ country: 'Estados Unidos' })).toEqual([]);
  });

  it('is a number out of samples, and never in the warning', () => {
    for (const number of ['078-05-1120', '219-09-9999', '123-45-6789', '111-11-1111'])
      expect(recordWarnings({ social_security_number: number }, ['social_security_number'])).toEqual([
        { path: 'social_security_number', message: expect.not.stringContaining(number.slice(-4)) },
      ]);
    expect(pathsOf({ social_security_number: '234-56-7891' })).not.toContain('social_security_number');
  });

  it('is an EIN whose first digits the IRS has not assigned', () => {
    const warned = (ein: string) => recordWarnings({ ein }, ['ein']).length > 0;
    expect(
      ['07', '08', '17', '28', '49', '69', '78', '89', '96', '97'].filter((two) => !warned(`${two}-1234567`)),
    ).toEqual([]);
    expect(
      ['01', '12', '20', '46', '59', '68', '77', '88', '95', '98', '99'].filter((two) =>
        warned(`${two}-1234567`),
      ),
    ).toEqual([]);
  });
});
