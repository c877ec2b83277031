import {
  decide,
  factCatalog,
  placementFacts,
  requiredForms,
  undecidedForms,
  validateCondition,
} from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../../answers.js';
import { renewalOf } from '../../deadlines/renewal-of.js';
import { fieldsOf } from '../../find-field.js';
import { shownAnswers } from '../../shown-answers.js';
import { advisePage, validateSection } from '../../validate-section.js';
import { employeeMayRenew, isReplacedByNewer, retentionOf } from '../catalog.js';
import { irs8233Form } from './irs-8233-form.js';
import { irs8233 } from './irs-8233.js';

const context = { today: '2026-11-25' };
const home = {
  street: '14 Park Street',
  city: 'Kolkata',
  state: 'West Bengal',
  zip: '700016',
  country: 'IND',
};
const claim: Answers = {
  'task.tax_year_begins': '2027-01-01',
  'task.tax_year_ends': '2027-12-31',
  'task.name': 'Anika Sen',
  'task.tin_type': 'ssn',
  'task.social_security_number': '512-45-6789',
  'task.permanent_address': home,
  'task.visa_type': 'F-1',
  'task.canada_or_mexico': 'no',
  'task.passport_country': 'IND',
  'task.passport_number': 'Z1234567',
  'task.entered_on': '2025-08-20',
  'task.status': 'F-1',
  'task.status_expires': 'D/S',
  'task.services': 'Teaching assistant in physics',
  'task.total_compensation': 24_000,
  'task.treaty': 'U.S./India tax treaty',
  'task.article': '21(2)',
  'task.exempt_compensation': 24_000,
  'task.country_of_residence': 'IND',
  'task.also_scholarship': 'no',
  'task.facts': 'I arrived on August 20, 2025 from India, to study.',
};
const issuesOf = (changes: Answers, sectionId = 'beneficial_owner') =>
  validateSection({ edition: irs8233, answers: { ...claim, ...changes }, context }, sectionId).map(
    ({ path, code }) => `${path.join('.')}: ${code}`,
  );
const file = { id: 'file_1', name: 'letter.pdf', type: 'application/pdf', size: 1000 };

describe('Form 8233', () => {
  it('is complete with year, person, address abroad, visa, one treaty and the facts', () => {
    expect(issuesOf({})).toEqual([]);
    const blank = validateSection({ edition: irs8233, answers: {}, context }, 'beneficial_owner');
    expect(blank.map(({ code }) => code).filter((code) => code !== 'required')).toEqual([]);
    expect(blank.map(({ path }) => String(path[0]))).toEqual([
      'task.tax_year_begins',
      'task.tax_year_ends',
      'task.name',
      'task.tin_type',
      'task.permanent_address',
      'task.visa_type',
      'task.canada_or_mexico',
      'task.entered_on',
      'task.status',
      'task.status_expires',
      'task.services',
      'task.total_compensation',
      'task.treaty',
      'task.article',
      'task.exempt_compensation',
      'task.country_of_residence',
      'task.also_scholarship',
      'task.facts',
    ]);
  });

  it.each<readonly [string, Answers, readonly string[]]>([
    [
      'the calendar year that goes on',
      { 'task.tax_year_begins': '2026-01-01', 'task.tax_year_ends': '2026-12-31' },
      [],
    ],
    [
      'a year that ends today',
      { 'task.tax_year_begins': '2025-11-26', 'task.tax_year_ends': '2026-11-25' },
      [],
    ],
    [
      'a year that ended yesterday',
      { 'task.tax_year_begins': '2025-11-25', 'task.tax_year_ends': '2026-11-24' },
      ['task.tax_year_ends: date_from_today'],
    ],
    ['a leap year', { 'task.tax_year_begins': '2027-03-01', 'task.tax_year_ends': '2028-02-29' }, []],
    ['a day more than a year', { 'task.tax_year_ends': '2028-01-01' }, ['task.tax_year_ends: year_long']],
    [
      'a year that ends before it begins',
      { 'task.tax_year_ends': '2026-12-31' },
      ['task.tax_year_ends: year_backwards'],
    ],
    [
      'a year that begins in a year',
      { 'task.tax_year_begins': '2027-11-25', 'task.tax_year_ends': '2028-11-24' },
      [],
    ],
    [
      'the year after that',
      { 'task.tax_year_begins': '2027-11-26', 'task.tax_year_ends': '2028-11-25' },
      ['task.tax_year_begins: year_far'],
    ],
  ])('takes one tax year of twelve months at most: %s', (_what, year, issues) => {
    expect(issuesOf(year)).toEqual(issues);
  });

  it('takes one number of two kinds, or what one has applied with', () => {
    const as = (type: string, changes: Answers) =>
      issuesOf({ 'task.social_security_number': null, 'task.tin_type': type, ...changes });
    expect(as('itin', { 'task.individual_taxpayer_number': '912-70-1234' })).toEqual([]);
    expect(as('itin', { 'task.individual_taxpayer_number': '123-45-6789' })).toHaveLength(1);
    expect(as('ssn', { 'task.social_security_number': '912-70-1234' })).toHaveLength(1);
    expect(as('applied_for', {})).toEqual(['task.application: required']);
    expect(as('applied_for', { 'task.application': [file] })).toEqual([]);
    expect(as('ein', {})).toHaveLength(1);
    const shown = shownAnswers({
      edition: irs8233,
      answers: { ...claim, 'task.tin_type': 'itin', 'task.individual_taxpayer_number': '912701234' },
      context,
    });
    expect(shown).not.toHaveProperty(['task.social_security_number']);
  });

  it('masks what could be misused, and encrypts it', () => {
    expect(
      fieldsOf(irs8233)
        .filter(({ sensitive }) => sensitive)
        .map(({ path }) => path),
    ).toEqual([
      'task.social_security_number',
      'task.individual_taxpayer_number',
      'task.foreign_tax_number',
      'task.passport_number',
    ]);
  });

  it.each([['P.O. Box 12'], ['PO box 7'], ['p o box 7'], ['Post Office Box 3'], ['Apartado 12']])(
    'takes no box as an address: %s',
    (street) => {
      expect(issuesOf({ 'task.permanent_address': { ...home, street } })).toEqual([
        'task.permanent_address.street: no_post_box',
      ]);
    },
  );

  it('has the home abroad, the other address here or none, and a street that only sounds like a box', () => {
    const here = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
    expect(issuesOf({ 'task.permanent_address': { ...home, street: '3 Boxer Lane' } })).toEqual([]);
    expect(issuesOf({ 'task.permanent_address': here })).toEqual([
      'task.permanent_address.country: home_abroad',
    ]);
    expect(issuesOf({ 'employee.address': here })).toEqual([]);
    expect(issuesOf({ 'employee.address': home })).toEqual(['employee.address.country: here']);
  });

  it('asks citizens of Canada and Mexico for no passport (note to lines 7a and 7b)', () => {
    const passport = { 'task.passport_country': null, 'task.passport_number': null };
    expect(issuesOf({ ...passport, 'task.canada_or_mexico': 'yes' })).toEqual([]);
    expect(issuesOf(passport)).toEqual(['task.passport_country: required', 'task.passport_number: required']);
  });

  it.each<readonly [string, Answers, readonly string[]]>([
    ['an entry today', { 'task.entered_on': '2026-11-25' }, []],
    ['an entry tomorrow', { 'task.entered_on': '2026-11-26' }, ['task.entered_on: date_too_late']],
    ['a status that expires on the day of entry', { 'task.status_expires': '2025-08-20' }, []],
    [
      'a status that expired before',
      { 'task.status_expires': '2025-08-19' },
      ['task.status_expires: expires_before'],
    ],
    ['a status until some day', { 'task.status_expires': 'soon' }, ['task.status_expires: date_or_word']],
    [
      'a passport number of five',
      { 'task.passport_number': 'Z1234' },
      ['task.passport_number: passport_number_expected'],
    ],
  ])('holds visa and status to what can be: %s', (_what, changes, issues) => {
    expect(issuesOf(changes)).toEqual(issues);
  });

  it('only advises where a status has run out, or two countries are named: that is the agent’s to judge', () => {
    const advised = (changes: Answers) =>
      (irs8233.sections[0]?.pages ?? []).flatMap((page) =>
        advisePage({ edition: irs8233, answers: { ...claim, ...changes }, context }, page).map(
          ({ code }) => code,
        ),
      );
    expect(advised({})).toEqual([]);
    expect(advised({ 'task.status_expires': '2026-11-24' })).toEqual(['status_over']);
    expect(advised({ 'task.country_of_residence': 'BGD' })).toEqual(['other_residence']);
    expect(issuesOf({ 'task.status_expires': '2026-11-24', 'task.country_of_residence': 'BGD' })).toEqual([]);
  });

  it('asks students, teachers and researchers for the statement of line 10', () => {
    expect(issuesOf({ 'task.student_or_researcher': true })).toEqual(['task.statement: required']);
    expect(issuesOf({ 'task.student_or_researcher': true, 'task.statement': [file] })).toEqual([]);
  });

  it.each(['20(3)', 'Article 21, paragraph 2', 'XIII', 'IV(1)'])('takes the article %s', (article) => {
    expect(issuesOf({ 'task.article': article })).toEqual([]);
  });

  it.each(['the one on students', 'Students'])('takes no article without a number: %s', (article) => {
    expect(issuesOf({ 'task.article': article })).toEqual(['task.article: article_number']);
  });

  it('exempts no more than is paid, of either kind', () => {
    expect(issuesOf({ 'task.exempt_compensation': 24_000.01 })).toEqual([
      'task.exempt_compensation: more_than_whole',
    ]);
    expect(issuesOf({ 'task.exempt_compensation': 0 })).toEqual(['task.exempt_compensation: too_small']);
    expect(issuesOf({ 'task.total_compensation': -1 })).toContain('task.total_compensation: amount_negative');
    const scholarship = {
      'task.also_scholarship': 'yes',
      'task.scholarship': 5000,
      'task.scholarship_treaty': 'U.S./India tax treaty',
      'task.scholarship_article': '21(1)',
      'task.exempt_scholarship': 5000,
    };
    expect(issuesOf(scholarship)).toEqual([]);
    expect(issuesOf({ ...scholarship, 'task.exempt_scholarship': 5001 })).toEqual([
      'task.exempt_scholarship: more_than_whole',
    ]);
    expect(issuesOf({ 'task.also_scholarship': 'yes' })).toHaveLength(4);
    const shown = shownAnswers({
      edition: irs8233,
      answers: { ...claim, ...scholarship, 'task.also_scholarship': 'no' },
      context,
    });
    expect(Object.keys(shown).filter((path) => path.includes('task.scholarship'))).toEqual([]);
  });

  it('takes as many facts as the form has lines for', () => {
    expect(issuesOf({ 'task.facts': 'fact '.repeat(280).trim() })).toEqual([]);
    expect(issuesOf({ 'task.facts': 'f'.repeat(1401) })).toEqual(['task.facts: too_long']);
    expect(issuesOf({ 'task.facts': '事実'.repeat(700) })).toEqual(['task.facts: no_room']);
    expect(issuesOf({ 'task.services': '仕事'.repeat(120) })).toEqual(['task.services: no_room']);
  });

  it('is accepted by the withholding agent, who is named', () => {
    const agent = {
      'task.agent_name': 'Harbor University',
      'task.agent_ein': '12-3456789',
      'task.agent_address': {
        street: '1 Main St',
        city: 'Albany',
        state: 'NY',
        zip: '12207',
        country: 'USA',
      },
      'task.agent_phone': '+15185550100',
    };
    expect(issuesOf(agent, 'withholding_agent')).toEqual([]);
    expect(issuesOf({ 'task.agent_ein': '00-3456789' }, 'withholding_agent')).toHaveLength(4);
  });

  it('is asked for anew by each agent, and thirty days before its tax year ends', () => {
    const { scope } = irs8233;
    expect(scope?.per).toBe('employer');
    const again = (answers: Answers, completedOn: string) =>
      scope && renewalOf(scope, { completedOn, answers: { ...claim, ...answers } });
    expect(again({}, '2026-11-25')).toEqual({ on: '2027-12-01', path: 'task.tax_year_ends' });
    expect(again({ 'task.tax_year_ends': '2026-12-31' }, '2026-12-15')).toEqual({
      on: '2026-12-31',
      path: 'task.tax_year_ends',
    });
    expect(again({ 'task.tax_year_ends': '2026-12-31' }, '2027-01-05')).toBeNull();
  });

  it('may be given anew, which leaves that of another year in force, and is kept like other certificates', () => {
    expect([employeeMayRenew('irs-8233'), isReplacedByNewer('irs-8233')]).toEqual([true, false]);
    expect(retentionOf('irs-8233')).toEqual(retentionOf('w-4'));
  });

  it('is offered for whoever is said to claim it, and is nothing undecided of all others', () => {
    expect(irs8233Form.policy).toBeUndefined();
    const policies = (irs8233Form.offers ?? []).map((it) => ({ ...it, status: 'active' as const }));
    const at = (placement: object) =>
      decide(policies, placementFacts({ employee: {}, placement: { ...placement } }));
    expect(requiredForms(at({ claims_treaty_exemption: true })).map(({ form }) => form)).toEqual([
      'irs-8233',
    ]);
    for (const placement of [{}, { claims_treaty_exemption: false }])
      expect([requiredForms(at(placement)), undecidedForms(at(placement))]).toEqual([[], []]);
    for (const { condition } of policies)
      expect(validateCondition(condition, factCatalog())).toEqual({ ok: true, condition });
  });
});
