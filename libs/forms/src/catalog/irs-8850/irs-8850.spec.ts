import {
  decide,
  factCatalog,
  placementFacts,
  requiredForms,
  validateCondition,
} from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';
import type { Answers, FormContext } from '../../answers.js';
import { fieldsOf, findSection } from '../../find-field.js';
import { validateSection } from '../../validate-section.js';
import { employeeMayRenew, retentionOf } from '../catalog.js';
import { irs8850Form } from './irs-8850-form.js';
import { irs8850 } from './irs-8850.js';

const context = { today: '2026-11-25', 'applicant.signed_on': '2026-11-02' };
const applicant: Answers = {
  'task.name': 'Ana Garcia',
  'task.social_security_number': '123-45-6789',
  'task.address': { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
  'task.county': 'Albany',
  'task.phone': '+15185550100',
};
const employer: Answers = {
  'task.employer_name': 'Harbor Foods',
  'task.employer_phone': '+15185550101',
  'task.employer_ein': '12-3456789',
  'task.employer_address': { street: '2 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
  'task.group': 'none',
  'task.gave_information_on': '2026-11-02',
  'task.offered_on': '2026-11-02',
  'task.hired_on': '2026-11-02',
  'task.started_on': '2026-11-02',
  'task.title': 'HR manager',
};
const issuesOf = (sectionId: string, answers: Answers, facts: FormContext = context) =>
  validateSection({ edition: irs8850, answers, context: facts }, sectionId).map(
    ({ path, code }) => `${path.join('.')}: ${code}`,
  );
const asked = (changes: Answers, facts: FormContext = { today: context.today }) =>
  issuesOf('applicant', { ...applicant, ...changes }, facts);
const hired = (changes: Answers) =>
  issuesOf('employer', { ...applicant, 'task.box_2': true, ...employer, ...changes });

describe('Form 8850, of the applicant', () => {
  it('asks who they are; boxes and date of birth are theirs to give', () => {
    expect(asked({})).toEqual([]);
    expect(issuesOf('applicant', {})).toEqual([
      'task.name: required',
      'task.social_security_number: required',
      'task.address: required',
      'task.county: required',
      'task.phone: required',
    ]);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(asked({ [`task.box_${number}`]: true })).toEqual([]);
  });

  it.each([
    ['1986-11-26', []],
    ['1986-11-25', ['task.date_of_birth: under_40']],
    ['1950-01-01', ['task.date_of_birth: under_40']],
    ['2010-05-01', []],
    ['2026-11-25', ['task.date_of_birth: date_past']],
  ])('takes a date of birth of whoever is under 40, and of nobody else: %s', (born, issues) => {
    expect(asked({ 'task.date_of_birth': born })).toEqual(issues);
  });

  it('is corrected by the rules of the day on which it was first signed', () => {
    expect(asked({ 'task.date_of_birth': '1986-11-25' }, context)).toEqual([]);
  });

  it('does not fill the date of birth in from the record, which would tell who is 40 or older', () => {
    expect(fieldsOf(irs8850).find(({ path }) => path === 'task.date_of_birth')?.prefill).toBeUndefined();
  });

  it('is refused with what nobody has', () => {
    expect(asked({ 'task.social_security_number': '000-12-3456' })).toHaveLength(1);
    expect(asked({ 'task.box_1': 'maybe' })).toHaveLength(1);
    expect(asked({ 'task.county': 'c'.repeat(61) })).toEqual(['task.county: too_long']);
  });
});

describe('Form 8850, of the employer', () => {
  it('asks for name, number, address, the four days and a title', () => {
    expect(hired({})).toEqual([]);
    expect(issuesOf('employer', { 'task.box_1': true })).toHaveLength(Object.keys(employer).length);
  });

  it.each<readonly [string, Answers, readonly string[]]>([
    [
      'before the applicant signed',
      { 'task.gave_information_on': '2026-11-01' },
      ['task.gave_information_on: before_signature'],
    ],
    [
      'a day after the signature',
      {
        'task.gave_information_on': '2026-11-03',
        'task.offered_on': '2026-11-03',
        'task.hired_on': '2026-11-04',
        'task.started_on': '2026-11-05',
      },
      [],
    ],
    ['after the offer', { 'task.offered_on': '2026-11-01' }, ['task.offered_on: offered_before']],
    ['a hire before the offer', { 'task.offered_on': '2026-11-03' }, ['task.hired_on: hired_before']],
    ['a start before the hire', { 'task.hired_on': '2026-11-03' }, ['task.started_on: started_before']],
  ])('takes the days in their order: %s', (_what, changes, issues) => {
    expect(hired(changes)).toEqual(issues);
  });

  it.each([
    ['4', '2008-11-02', []],
    ['4', '2008-11-03', ['task.group: age_of_group']],
    ['4', '1986-11-03', []],
    ['4', '1986-11-02', ['task.group: age_of_group']],
    ['6', '2010-11-02', []],
    ['6', '2010-11-03', ['task.group: age_of_group']],
    ['6', '2008-11-03', []],
    ['6', '2008-11-02', ['task.group: age_of_group']],
    ['4', null, ['task.group: age_unknown']],
    ['5', '2008-11-02', ['task.group: choice_expected']],
  ])('26 U.S.C. 51(d)(5), (7): takes group %s of whoever was born on %s', (group, born, issues) => {
    expect(hired({ 'task.group': group, 'task.date_of_birth': born })).toEqual(issues);
  });

  it('is not signed where nothing says that the applicant is of a group', () => {
    expect(hired({ 'task.box_2': null })).toEqual(['task.group: no_group']);
    expect(hired({ 'task.box_2': false, 'task.box_7': true })).toEqual([]);
    expect(hired({ 'task.box_2': null, 'task.group': '4', 'task.date_of_birth': '2000-01-01' })).toEqual([]);
  });

  it('is due on the 28th day after the work began (26 U.S.C. 51(d)(13)(A)(ii))', () => {
    expect(findSection(irs8850, 'employer')?.due).toEqual({
      calendarDays: 28,
      citation: '26 U.S.C. 51(d)(13)(A)(ii)',
    });
  });
});

describe('Form 8850', () => {
  it('is kept apart from whoever hires, and asked for once by each employer', () => {
    expect([irs8850.segregated, irs8850.scope, irs8850.outcome]).toEqual([
      true,
      { per: 'employer' },
      undefined,
    ]);
    expect(
      fieldsOf(irs8850)
        .filter(({ sensitive }) => sensitive)
        .map(({ path }) => path),
    ).toEqual(['task.social_security_number', 'task.date_of_birth']);
    expect(employeeMayRenew('irs-8850')).toBe(false);
    expect(retentionOf('irs-8850')).toEqual(retentionOf('w-4'));
  });

  it('is offered as a policy that says that the credit has lapsed, and is in doubt until somebody has checked it', () => {
    expect(irs8850Form.policy).toBeUndefined();
    const [offer, ...others] = irs8850Form.offers ?? [];
    expect(others).toEqual([]);
    expect(offer?.name).toContain('lapsed on December 31, 2025');
    const lapse = offer?.facts.find(({ says }) => says.includes('lapsed on December 31, 2025'));
    expect([lapse?.checkedOn, lapse?.mark, URL.canParse(lapse?.source ?? '')]).toEqual([
      '2026-11-25',
      'official',
      true,
    ]);
    expect(offer?.facts.some(({ mark }) => mark === 'unsure')).toBe(true);
    const policies = [offer].flatMap((it) => (it ? [{ ...it, status: 'active' as const }] : []));
    const job = { address: { city: 'Albany', state: 'NY', country: 'USA' } };
    const decided = decide(policies, placementFacts({ employee: {}, job, placement: {} }));
    expect(requiredForms(decided).map(({ form }) => form)).toEqual(['irs-8850']);
    for (const { condition } of policies)
      expect(validateCondition(condition, factCatalog())).toEqual({ ok: true, condition });
  });

  it('tells the employer where and by when it is sent, and that the credit has lapsed, in every language', () => {
    for (const words of Object.values(irs8850.employerPurpose)) {
      expect(words).toContain('28');
      expect(words).toContain('2025');
    }
  });
});
