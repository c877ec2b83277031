import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { effectiveAnswers } from '../../effective-answers.js';
import type { Answers, FormContext } from '../../answers.js';
import type { Page } from '../../edition.js';
import { answerFieldsOf, findPage } from '../../find-field.js';
import { unvisitedPages } from '../../turn.js';
import { advisePage, validatePage, validateSection } from '../../validate-section.js';
import { shownAnswers, visibleFields, visiblePages } from '../../shown-answers.js';
import { w4 } from './w-4.js';

const person: Answers = {
  'employee.first_name': 'Ana',
  'employee.last_name': 'Rivera',
  'employee.address': { street: '12 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
  'employee.social_security_number': '123-45-6789',
};
const single: Answers = { ...person, 'task.filing_status': 'single_or_married_filing_separately' };
const full: Answers = {
  ...single,
  'task.two_jobs': true,
  'task.qualifying_children_amount': 4400,
  'task.other_dependents_amount': 500,
  'task.dependents_total': 4900,
  'task.other_income': 100.5,
  'task.deductions': 1000,
  'task.extra_withholding': 20,
};
const none: FormContext = { today: '2026-11-23' };

const issuesOf = (answers: Answers) =>
  validateSection({ edition: w4, answers, context: none }, 'employee').map(
    (it) => `${it.path.join('/')}: ${it.code}`,
  );

const [employee] = w4.sections;
const page = (id: string): Page => {
  const found = findPage(w4, id);
  if (!found) throw new Error(`no page ${id}`);
  return found;
};
const adviceOn = (id: string, answers: Answers) =>
  advisePage({ edition: w4, answers, context: none }, page(id)).map((it) => it.code);

describe('Form W-4', () => {
  it('is complete with name, address, number and filing status: the other steps are optional', () => {
    expect(issuesOf(single)).toEqual([]);
    expect(issuesOf(full)).toEqual([]);
  });

  it('needs the steps that everyone completes', () => {
    expect(issuesOf({})).toEqual([
      'employee.first_name: required',
      'employee.last_name: required',
      'employee.address: required',
      'employee.social_security_number: required',
      'task.filing_status: filing_status_required',
    ]);
  });

  it('does not take an ITIN for a Social Security number', () => {
    expect(issuesOf({ ...single, 'employee.social_security_number': '912-34-5678' })).toEqual([
      'employee.social_security_number: ssn_itin',
    ]);
  });

  it('takes one filing status of three', () => {
    expect(issuesOf({ ...single, 'task.filing_status': 'married' })).toEqual([
      'task.filing_status: choice_expected',
    ]);
  });

  it.each([
    'task.qualifying_children_amount',
    'task.other_income',
    'task.deductions',
    'task.extra_withholding',
  ])('takes %s in dollars and cents, zero or more', (path) => {
    const codes = [-1, 1.005, 0, 10.25].map((it) =>
      issuesOf({ ...single, 'task.dependents_total': 0, [path]: it }).map((issue) => issue.split(': ')[1]),
    );
    expect(codes.slice(0, 2)).toEqual([['amount_negative'], ['amount_cents']]);
    expect(
      codes
        .slice(2)
        .flat()
        .filter((it) => it !== 'required'),
    ).toEqual([]);
  });

  it('takes any amount in Step 3, and only advises where it is no multiple or the total falls short', () => {
    const odd = { ...single, 'task.qualifying_children_amount': 2, 'task.dependents_total': 1 };
    expect(issuesOf(odd)).toEqual([]);
    expect(adviceOn('step_3', odd)).toEqual(['total_below_sum', 'not_a_multiple']);
    expect(adviceOn('step_3', full)).toEqual([]);
  });

  it('asks for the total of Step 3 once one of its amounts is given', () => {
    expect(issuesOf({ ...single, 'task.other_dependents_amount': 500 })).toEqual([
      'task.dependents_total: required',
    ]);
  });

  it('advises, and never refuses, where income is above the limit of Step 3', () => {
    const rich = { ...single, 'task.dependents_total': 500, 'task.other_income': 200_001 };
    expect(adviceOn('step_3', rich)).toEqual(['income_above_limit']);
    expect(issuesOf(rich)).toEqual([]);
    expect(adviceOn('step_3', { ...rich, 'task.filing_status': 'married_filing_jointly' })).toEqual([]);
  });
});

describe('a lock-in letter of the IRS', () => {
  const letter: FormContext = {
    'employee.lock_in_filing_status': 'head_of_household',
    'employee.lock_in_credits': 500,
    'employee.lock_in_extra_withholding': 20,
  };
  const pathsOf = (answers: Answers) =>
    validateSection({ edition: w4, answers, context: letter }, 'employee').map(
      (it) => `${it.path.join('/')}: ${it.code}`,
    );

  it('lets the employee withhold as much or more', () => {
    expect(pathsOf({ ...single, 'task.dependents_total': 500, 'task.extra_withholding': 20 })).toEqual([]);
  });

  it('keeps the employee from lowering the withholding through the service', () => {
    const joint = { ...single, 'task.filing_status': 'married_filing_jointly', 'task.dependents_total': 501 };
    expect(pathsOf({ ...joint, 'task.deductions': 1, 'task.extra_withholding': 19 })).toEqual([
      'task.filing_status: lock_in_letter',
      'task.dependents_total: lock_in_letter',
      'task.deductions: lock_in_letter',
      'task.extra_withholding: lock_in_letter',
    ]);
    expect(pathsOf({ ...person, 'task.exempt': true })).toEqual(['task.exempt: lock_in_letter']);
  });
});

describe('an exemption from withholding', () => {
  const exempt: Answers = { ...full, 'task.exempt': true };

  it('leaves only Steps 1(a), 1(b), the box and the signature', () => {
    expect(Object.keys(shownAnswers({ edition: w4, answers: exempt, context: none })).sort()).toEqual(
      [...Object.keys(person), 'task.exempt'].sort(),
    );
    expect(issuesOf({ ...person, 'task.exempt': true })).toEqual([]);
  });

  it('still sends the signer through every page, with its whole text', () => {
    const shown = employee ? visiblePages(employee, { answers: exempt, context: none }) : [];
    expect(shown.map((it) => it.id)).toEqual(['step_1', 'step_1c', 'step_2', 'step_3', 'step_4', 'exempt']);
    const wordsOn = (answers: Answers) =>
      shown
        .flatMap((it) => visibleFields(it, { answers, context: none }))
        .flatMap((it) => [it.text?.en ?? it.label.en, ...(it.options ?? []).map((option) => option.label.en)])
        .flatMap((it) => it.split('\n'));
    const missing = wordsOn(full).filter((it) => !wordsOn(exempt).includes(it));
    // The legend of the radio buttons and the box for nonresident aliens are no text of Steps 1(c) to 4(c).
    expect(missing).toEqual(['Step 1(c)', 'NRA']);
  });

  it('taken back, shows again what had been entered', () => {
    expect(
      shownAnswers({ edition: w4, answers: { ...exempt, 'task.exempt': false }, context: none }),
    ).toEqual({
      ...full,
      'task.exempt': false,
    });
  });

  it('does not stand in the way of Step 1(c) before it can be claimed, and is asked for before signing', () => {
    expect(validatePage({ edition: w4, answers: person, context: none }, page('step_1c'))).toEqual([]);
    const answered = { ...person, 'task.exempt': false };
    expect(
      validatePage({ edition: w4, answers: answered, context: none }, page('step_1c')).map((it) => it.code),
    ).toEqual(['required']);
    expect(issuesOf(person)).toEqual(['task.filing_status: filing_status_required']);
  });

  it('advises nonresident aliens of Form 8233 and of Notice 1392', () => {
    const nonresident = { ...single, 'task.nonresident_alien': true };
    expect(adviceOn('exempt', { ...nonresident, 'task.exempt': true })).toEqual(['nonresident_alien_exempt']);
    const joint = { ...nonresident, 'task.filing_status': 'married_filing_jointly' };
    expect(adviceOn('step_1c', joint)).toEqual(['nonresident_alien_status']);
    expect(issuesOf(joint)).toEqual([]);
  });

  it('never leaves an amount behind, whatever was entered', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 9999 }));
    const entered = fc.record({
      'task.dependents_total': amount,
      'task.other_income': amount,
      'task.deductions': amount,
      'task.extra_withholding': amount,
      'task.two_jobs': fc.boolean(),
    });
    fc.assert(
      fc.property(entered, (answers) => {
        const left = shownAnswers({
          edition: w4,
          answers: { ...person, ...answers, 'task.exempt': true },
          context: none,
        });
        const given = Object.entries(left).filter(([, value]) => value !== null);
        expect(given.map(([path]) => path).sort()).toEqual([...Object.keys(person), 'task.exempt'].sort());
      }),
    );
  });
});

describe('the electronic form', () => {
  it('sends the signer through every page before signing', () => {
    const left = unvisitedPages(
      {
        edition: w4,
        answers: single,
        context: none,
        visited: ['step_1', 'step_1c', 'step_2', 'step_3', 'step_4'],
      },
      'employee',
    );
    expect(left.map((it) => it.id)).toEqual(['exempt']);
  });

  it('keeps the order of the form: the selections, then the jurat, then the signature, and no field after it', () => {
    expect(employee?.pages.at(-1)?.id).toBe('exempt');
    expect(employee?.attestation?.text.en).toMatch(/^Under penalties of perjury, I declare/);
    expect(w4.sections.slice(1).every((it) => it.assignee === 'system')).toBe(true);
  });

  it('has no text that pops up: no field has a hint', () => {
    expect(w4.sections.flatMap(answerFieldsOf).filter((it) => it.hint)).toEqual([]);
  });

  it('links to Form W-4 on IRS.gov', () => {
    expect(page('step_1').fields[0]?.link?.href).toMatch(/^https:\/\/www\.irs\.gov\//);
  });

  it('asks for the same information as the paper form, mark by mark', () => {
    expect(w4.sections.flatMap(answerFieldsOf).flatMap((it) => it.mark ?? [])).toEqual([
      '1(a)',
      '1(a)',
      '1(a)',
      '1(a)',
      '1(b)',
      '1(c)',
      '2(c)',
      '3(a)',
      '3(b)',
      '3',
      '4(a)',
      '4(b)',
      '4(c)',
    ]);
  });

  it('fills the foot of the form from the records', () => {
    const records: FormContext = {
      'employer.name_and_address': 'Acme Inc., 1 State St, Albany, NY 12207',
      'placement.start_date': '2026-11-23',
      'employer.ein': '123456789',
    };
    expect(effectiveAnswers({ edition: w4, answers: {}, context: records })).toEqual({
      'task.employer_name_and_address': 'Acme Inc., 1 State St, Albany, NY 12207',
      'task.first_date_of_employment': '2026-11-23',
      'task.employer_identification_number': '12-3456789',
    });
  });
});
