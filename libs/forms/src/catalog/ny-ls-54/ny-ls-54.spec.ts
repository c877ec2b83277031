import { decide, placementFacts, requiredForms, undecidedForms } from '@firstday/policy-engine';
import { factCatalog, validateCondition } from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../../answers.js';
import { earliestDeletion } from '../../deadlines/retention.js';
import { effectiveAnswers } from '../../effective-answers.js';
import { isLocked, turnOf } from '../../turn.js';
import { withMergedTexts } from '../../own/with-merged-texts.js';
import { advisePage, validateSection } from '../../validate-section.js';
import { policyLibrary } from '../../library/policy-library.js';
import { visibleFields } from '../../shown-answers.js';
import { currentEdition, officialPdfs, retentionOf } from '../catalog.js';

const edition = currentEdition('ny-ls-54');
const context = {
  today: '2026-11-23',
  'employer.name': 'Harbor Foods',
  'employer.full_address': '1 Main St, Albany, NY 12207',
  'employer.phone': '(518) 555-0100',
  'employee.first_name': 'Ana',
  'employee.last_name': 'Garcia',
  'employee.primary_language': 'es',
  'placement.pay_rate': 18.5,
  'placement.overtime_rate': 27.75,
  'placement.regular_payday': 'Every Friday',
  'placement.pay_frequency': 'weekly',
  'placement.meal_allowance': 4.15,
};
const prefilled = effectiveAnswers({ edition, answers: {}, context });
const finished: Answers = {
  ...prefilled,
  'task.notice_given': 'at_hiring',
  'task.preparer': 'Carla Reyes, HR manager',
};
const issuesOf = (answers: Answers, section: string) =>
  validateSection({ edition, answers, context }, section).map(({ path, code }) => `${path.join()}: ${code}`);
const stateOf = (answers: Answers, signatures: readonly string[]) => ({
  edition,
  answers,
  context,
  signatures,
  visited: [],
  opened: [],
});

describe('LS 54', () => {
  it('asks the employer for what the records do not have: why it is given, and who prepared it', () => {
    expect(issuesOf(prefilled, 'employer')).toEqual([
      'task.notice_given: required',
      'task.preparer: required',
    ]);
    expect(issuesOf(finished, 'employer')).toEqual([]);
  });

  it('is the employer’s first: the employee’s part is locked until the notice is signed', () => {
    expect(turnOf(stateOf(finished, []))).toEqual({ type: 'employer_action', sectionId: 'employer' });
    expect(isLocked(stateOf(finished, []), 'employee')).toBe(true);
    expect(turnOf(stateOf(finished, ['employer'])).type).toBe('employee_action');
    expect(turnOf(stateOf(finished, ['employer', 'employee'])).type).toBeNull();
  });

  it('is read with the amounts in it, in the employee’s language', () => {
    const merged = withMergedTexts({ edition, answers: finished, context });
    const [terms] = merged.sections[1]?.pages ?? [];
    const shown = terms ? visibleFields(terms, { answers: finished, context }) : [];
    const texts = (locale: 'en' | 'es' | 'ar') => shown.map(({ text }) => text?.[locale]);
    expect(texts('es')).toContain('Harbor Foods le paga $18.50 por hora, y $27.75 por hora extra.');
    expect(texts('es')).toContain('Día de pago habitual: Every Friday\n\nEl pago es: Semanal');
    expect(texts('es')).toContain('$4.15 por comida');
    expect(texts('ar').join()).toMatch(/18[.٫]50|١٨/);
    expect(texts('en').join()).not.toMatch(/Nothing: no tips|\{task/);
    const none = visibleFields(terms ?? { id: '', title: { en: '' }, layout: 'form', fields: [] }, {
      answers: { ...finished, 'task.meal_allowance': null },
      context,
    });
    expect(none.map(({ path }) => path)).toContain('content.no_allowances');
  });

  it('is not signed by who has a right to it in another language', () => {
    expect(issuesOf(finished, 'employee')).toEqual(['task.primary_language: notice_in_primary_language']);
    const english = { ...finished, 'task.primary_language': 'en' };
    expect(issuesOf(english, 'employee')).toEqual([]);
    const other = { ...finished, 'task.primary_language': 'other' };
    expect(issuesOf(other, 'employee')).toEqual(['task.other_language: required']);
    expect(issuesOf({ ...other, 'task.other_language': 'Tagalog' }, 'employee')).toEqual([]);
  });

  it('advises on overtime below one and a half times the rate, and forbids none', () => {
    const page = edition.sections[0]?.pages[1];
    const adviceOn = (overtime: number) => {
      const answers = { ...finished, 'task.overtime_rate': overtime };
      expect(issuesOf(answers, 'employer')).toEqual([]);
      return page ? advisePage({ edition, answers, context }, page).map(({ code }) => code) : ['no page'];
    };
    expect(adviceOn(27.75)).toEqual([]);
    expect(adviceOn(27.74)).toEqual(['overtime_below_time_and_a_half']);
  });

  it('ticks exactly one box of each question on the official file', () => {
    const [file] = officialPdfs.filter(({ form }) => form === 'ny-ls-54');
    const ticked = (answers: Answers) =>
      (file?.boxes(answers) ?? []).flatMap((box) => ('checked' in box && 'field' in box ? [box.field] : []));
    expect(ticked({ ...finished, 'task.primary_language': 'en' })).toEqual([
      'Generic_GenericYesNo_Yes16',
      'Employment_JobBenefits_Meals',
      'Generic_GenericYesNo_No1',
      'Employment_PrimaryLanguageEnglish',
    ]);
    expect(ticked({})).toEqual([]);
    const none = { ...finished, 'task.meal_allowance': null, 'task.pay_frequency': 'monthly' };
    expect(
      ticked({ ...none, 'task.primary_language': 'other', 'task.notice_given': 'before_change' }),
    ).toEqual([
      'Generic_GenericYesNo_No15',
      'Employment_JobBenefits_None',
      'Generic_GenericYesNo_Yes2',
      'Employment_PrimaryLanguageNotEnglish',
    ]);
  });

  it('is kept for six years', () => {
    const dates = { hireDate: '2026-11-23', endDate: null, completedAt: '2026-11-24T15:00:00.000Z' };
    for (const form of ['ny-ls-54', 'ny-ls-59'])
      expect(earliestDeletion(retentionOf(form), dates)).toBe('2032-11-24');
  });
});

describe('the policies of notices of pay', () => {
  const offered = policyLibrary.filter(({ kind }) => kind === 'wage_notice');
  const policies = offered
    .filter(({ jurisdiction }) => jurisdiction === 'NY')
    .map((it) => ({ ...it, status: 'active' as const }));
  const at = (state: string, placement: object, job: object = {}) =>
    decide(
      policies,
      placementFacts({
        employee: {},
        job: { address: { city: 'X', state, country: 'USA' }, ...job },
        placement: { ...placement },
      }),
    );
  const required = (...given: Parameters<typeof at>) => requiredForms(at(...given)).map(({ form }) => form);
  const hourly = { pay_basis: 'hour', overtime_status: 'non_exempt' };

  it('ask for LS 54 of who is paid by the hour and LS 59 of who is exempt, in New York', () => {
    expect(required('NY', hourly)).toEqual(['ny-ls-54']);
    expect(required('NY', {}, hourly)).toEqual(['ny-ls-54']);
    expect(required('NY', { overtime_status: 'exempt' }, hourly)).toEqual(['ny-ls-59']);
    expect(required('NY', { ...hourly, pay_basis: 'salary' })).toEqual([]);
    expect(required('NJ', hourly)).toEqual([]);
    expect(required('NY', { ...hourly, worker_type: 'contractor' })).toEqual([]);
    expect(required('NY', { ...hourly, worker_type: 'employee' })).toEqual(['ny-ls-54']);
  });

  it('leave undecided what nobody has said', () => {
    const undecided = (placement: object) =>
      undecidedForms(at('NY', placement)).map(({ form, missingFacts }) => [form, missingFacts]);
    expect(undecided({})).toEqual([
      ['ny-ls-54', ['placement.pay_basis', 'placement.overtime_status']],
      ['ny-ls-59', ['placement.overtime_status']],
    ]);
    expect(undecided({ pay_basis: 'hour' }).map(([form]) => form)).toEqual(['ny-ls-54', 'ny-ls-59']);
    expect(undecided({ overtime_status: 'exempt' })).toEqual([]);
  });

  it('could be saved by an account as they are', () => {
    expect(policies.map(({ key }) => key)).toEqual(['ny-ls-54', 'ny-ls-59']);
    for (const { condition, facts } of policies) {
      expect(validateCondition(condition, factCatalog())).toEqual({ ok: true, condition });
      expect(facts.length).toBeGreaterThan(2);
    }
  });
});
