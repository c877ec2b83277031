import { describe, expect, it } from '@jest/globals';

import type { Answers } from '../../answers.js';
import { shownAnswers } from '../../shown-answers.js';
import { validateSection } from '../../validate-section.js';
import { employeeMayRenew, isReplacedByNewer, legalDeadlinesOf, retentionOf } from '../catalog.js';
import { caDe4Form } from './ca-de-4-form.js';
import { caDe4 } from './ca-de-4.js';

const person: Answers = {
  'employee.first_name': 'Ana',
  'employee.last_name': 'Rivera',
  'employee.address': { street: '12 Main St', city: 'Fresno', state: 'CA', zip: '93650', country: 'USA' },
  'employee.social_security_number': '123-45-6789',
};
const claimed: Answers = {
  ...person,
  'task.filing_status': 'single_or_two_incomes',
  'task.regular_allowances': 1,
  'task.total_allowances': 1,
};
const context = { today: '2026-11-23' };
const issuesOf = (answers: Answers) =>
  validateSection({ edition: caDe4, answers, context }, 'employee').map((it) => `${it.path}: ${it.code}`);

describe('the DE 4', () => {
  it('is complete with who one is, a filing status and how many allowances', () => {
    expect(issuesOf(claimed)).toEqual([]);
    expect(issuesOf({})).toEqual([
      'employee.first_name: required',
      'employee.last_name: required',
      'employee.social_security_number: required',
      'employee.address: required',
      'task.filing_status: required',
      'task.total_allowances: required',
    ]);
  });

  it('takes 0 allowances, and fewer than there are', () => {
    expect(issuesOf({ ...claimed, 'task.regular_allowances': null, 'task.total_allowances': 0 })).toEqual([]);
    expect(issuesOf({ ...claimed, 'task.regular_allowances': 4, 'task.total_allowances': 2 })).toEqual([]);
  });

  it('does not let more be claimed than the lines above come to', () => {
    const answers = { ...claimed, 'task.deduction_allowances': 2, 'task.total_allowances': 4 };
    expect(issuesOf(answers)).toEqual(['task.total_allowances: total_above_sum']);
  });

  it.each([
    [-1, 'too_small'],
    [1.5, 'whole_number'],
    [1_000, 'too_large'],
    ['two', 'number_expected'],
  ])('refuses %s allowances', (given, code) => {
    expect(issuesOf({ ...claimed, 'task.regular_allowances': given })).toContain(
      `task.regular_allowances: ${code}`,
    );
  });

  it.each([
    ['a filing status of the federal form', 'task.filing_status', 'married_filing_jointly'],
    ['extra tax below zero', 'task.additional_withholding', -1],
  ])('refuses %s', (_what, path, value) => {
    expect(issuesOf({ ...claimed, [path]: value })).toHaveLength(1);
  });

  it.each(['task.exempt', 'task.not_subject'])(
    'asks for nothing else with %s, and keeps nothing else',
    (path) => {
      const answers = { ...claimed, [path]: true };
      expect(issuesOf({ ...person, [path]: true })).toEqual([]);
      const shown = shownAnswers({ edition: caDe4, answers, context });
      expect(Object.keys(shown).sort()).toEqual([...Object.keys(person), path].sort());
    },
  );

  it('takes line 3 or line 4, and never both', () => {
    const answers = { ...person, 'task.exempt': true, 'task.not_subject': true };
    expect(shownAnswers({ edition: caDe4, answers, context })).not.toHaveProperty(['task.not_subject']);
  });

  it('lapses on February 15 of the next year where line 3 claims exemption, and never otherwise', () => {
    const due = (answers: Answers, edition = caDe4.edition) =>
      legalDeadlinesOf('ca-de-4', {
        edition,
        answers,
        signedOn: { employee: '2026-11-23' },
        startDate: null,
      });
    expect(due({ ...person, 'task.exempt': true })).toEqual([
      { kind: 'withholding_exemption', dueOn: '2027-02-15', sectionId: 'employee', path: 'task.exempt' },
    ]);
    expect(due({ ...person, 'task.not_subject': true })).toEqual([]);
    expect(due(claimed)).toEqual([]);
  });

  it('may be given anew, which takes the place of the one before; kept like the federal certificate', () => {
    expect([employeeMayRenew('ca-de-4'), isReplacedByNewer('ca-de-4')]).toEqual([true, true]);
    expect(retentionOf('ca-de-4')).toEqual(retentionOf('w-4'));
  });

  it('is asked for by no policy until an account adds the one of the library', () => {
    expect(caDe4Form.policy).toBeUndefined();
    expect(caDe4Form.offers?.map(({ key, jurisdiction, forms }) => [key, jurisdiction, forms])).toEqual([
      ['ca-de-4', 'CA', ['ca-de-4']],
      ['ca-de-4-residents', 'CA', ['ca-de-4']],
    ]);
  });
});
