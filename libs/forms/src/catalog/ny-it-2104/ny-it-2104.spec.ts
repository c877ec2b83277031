import { describe, expect, it } from '@jest/globals';

import type { Answers } from '../../answers.js';
import { shownAnswers } from '../../shown-answers.js';
import { validateSection } from '../../validate-section.js';
import { employeeMayRenew, isReplacedByNewer, legalDeadlinesOf } from '../catalog.js';
import { nyIt2104Form } from './ny-it-2104-form.js';
import { nyIt2104 } from './ny-it-2104.js';

const certificate: Answers = {
  'employee.first_name': 'Ana',
  'employee.last_name': 'Rivera',
  'employee.address': { street: '12 Main St', city: 'Yonkers', state: 'NY', zip: '10701', country: 'USA' },
  'employee.social_security_number': '123-45-6789',
  'task.marital_status': 'single_or_head_of_household',
  'task.resident_of_new_york_city': 'no',
  'task.resident_of_yonkers': 'yes',
  'task.new_york_state_allowances': 0,
};
const context = { today: '2026-11-23' };
const issuesOf = (answers: Answers) =>
  validateSection({ edition: nyIt2104, answers, context }, 'employee').map((it) => `${it.path}: ${it.code}`);

describe('the IT-2104', () => {
  it('is complete with who one is, the status, where one lives and the allowances there', () => {
    expect(issuesOf(certificate)).toEqual([]);
    expect(issuesOf({})).toEqual([
      'employee.first_name: required',
      'employee.last_name: required',
      'employee.social_security_number: required',
      'employee.address: required',
      'task.marital_status: required',
      'task.resident_of_new_york_city: required',
      'task.resident_of_yonkers: required',
      'task.new_york_state_allowances: required',
    ]);
  });

  it('asks who lives in New York City for the allowances of line 2', () => {
    const inCity = {
      ...certificate,
      'task.resident_of_new_york_city': 'yes',
      'task.resident_of_yonkers': 'no',
    };
    expect(issuesOf(inCity)).toEqual(['task.new_york_city_allowances: required']);
    expect(issuesOf({ ...inCity, 'task.new_york_city_allowances': 2 })).toEqual([]);
  });

  it('refuses both cities as the place where one lives', () => {
    const both = {
      ...certificate,
      'task.resident_of_new_york_city': 'yes',
      'task.new_york_city_allowances': 0,
    };
    expect(issuesOf(both)).toEqual(['task.resident_of_yonkers: two_cities']);
  });

  it('keeps nothing for a city in which one does not live', () => {
    const answers = {
      ...certificate,
      'task.resident_of_yonkers': 'no',
      'task.new_york_city_allowances': 2,
      'task.extra_new_york_city': 10,
      'task.extra_yonkers': 10,
    };
    expect(Object.keys(shownAnswers({ edition: nyIt2104, answers, context })).sort()).toEqual(
      Object.keys(certificate).sort(),
    );
  });

  it.each([
    ['task.new_york_state_allowances', -1, 'too_small'],
    ['task.new_york_state_allowances', 100, 'too_large'],
    ['task.new_york_state_allowances', 0.5, 'whole_number'],
    ['task.extra_new_york_state', 10_000, 'too_large'],
    ['task.extra_yonkers', -1, 'amount_negative'],
    ['task.marital_status', 'divorced', 'choice_expected'],
  ])('refuses in %s: %s', (path, value, code) => {
    expect(issuesOf({ ...certificate, [path]: value })).toEqual([`${path}: ${code}`]);
  });

  it('leaves nothing to be done by a day, may be given anew, and takes the place of the one before', () => {
    const form = { edition: '2026', answers: certificate, signedOn: {}, startDate: null };
    expect(legalDeadlinesOf('ny-it-2104', form)).toEqual([]);
    expect([employeeMayRenew('ny-it-2104'), isReplacedByNewer('ny-it-2104')]).toEqual([true, true]);
  });

  it('is asked for by no policy until an account adds the one of the library', () => {
    expect(nyIt2104Form.policy).toBeUndefined();
    expect(nyIt2104Form.offers?.map(({ key, jurisdiction }) => [key, jurisdiction])).toEqual([
      ['ny-it-2104', 'NY'],
      ['ny-it-2104-residents', 'NY'],
    ]);
  });
});
