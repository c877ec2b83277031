import { describe, expect, it } from '@jest/globals';
import type { Answers, FormContext } from '../../answers.js';
import { validatePage, validateSection } from '../../validate-section.js';
import { findPage } from '../../find-field.js';
import { i9 } from './i-9.js';

const context: FormContext = { today: '2026-11-23' };
const bornOn = (date: string, more: Answers = {}): Answers => ({
  'task.last_name': 'Rivera',
  'task.first_name': 'Ana',
  'task.address_street': '12 Main St',
  'task.address_city': 'Albany',
  'task.address_state': 'NY',
  'task.address_zip': '12207',
  'task.date_of_birth': date,
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
  ...more,
});
const parent = { 'task.section_1_completed_by': 'parent_or_guardian', 'task.preparer_count': '1' };
const placement = { 'task.section_1_completed_by': 'placement_representative', 'task.preparer_count': '1' };
const issuesOf = (answers: Answers, section = 'section_1', facts: FormContext = context) =>
  validateSection({ edition: i9, answers, context: facts }, section).map(
    (it) => `${it.path.join('/')}: ${it.code}`,
  );

describe('the date of birth in Section 1', () => {
  it.each([
    ['2012-11-23', []],
    ['2012-11-24', ['task.date_of_birth: age_needs_parent']],
    ['2026-11-22', ['task.date_of_birth: age_needs_parent']],
    ['1916-11-24', []],
    ['1916-11-23', ['task.date_of_birth: age_too_old']],
    ['1900-11-23', ['task.date_of_birth: age_too_old']],
  ])('%s is refused where it is a slip of the year: %j', (date, issues) => {
    expect(issuesOf(bornOn(date))).toEqual(issues);
  });

  it('of a child is taken where a parent or guardian completes the section', () => {
    expect(issuesOf(bornOn('2019-01-05', parent))).toEqual([]);
  });

  it('of a child does not hold up the page on which it is entered', () => {
    const page = findPage(i9, 'section_1_information');
    const form = { edition: i9, answers: bornOn('2019-01-05'), context };
    expect(page && validatePage(form, page)).toEqual([]);
  });
});

describe('M-274, 4.2 and 4.3: somebody else establishes identity', () => {
  it('for those under 18 alone, where it is a parent or guardian', () => {
    expect(issuesOf(bornOn('2008-11-24', parent))).toEqual([]);
    expect(issuesOf(bornOn('2008-11-23', parent))).toEqual(['task.section_1_completed_by: not_under_18']);
    expect(issuesOf(bornOn('1990-02-09', placement))).toEqual([]);
  });

  it('and completes Supplement A as well', () => {
    for (const by of [parent, placement])
      expect(issuesOf(bornOn('2010-02-09', { ...by, 'task.preparer_count': '0' }))).toEqual([
        'task.preparer_count: stand_in_certifies',
      ]);
  });

  it('and not where the employer is in E-Verify', () => {
    const facts = { ...context, 'employer.uses_e_verify': true, 'employee.has_applied_for_ssn': true };
    for (const by of [parent, placement])
      expect(issuesOf(bornOn('2010-02-09', by), 'section_1', facts)).toEqual([
        'task.section_1_completed_by: stand_in_needs_no_e_verify',
      ]);
  });
});

describe('List B in Section 2', () => {
  const shown = (key: string): Answers => ({
    'task.list_choice': 'b_and_c',
    'task.list_b': { document: key },
    'task.list_c': { document: 'birth_certificate', issuing_authority: 'Ohio', number: '1' },
    'task.first_day_of_employment': '2026-11-23',
    'task.employer_representative': 'Reyes, Carla, Manager',
    'task.employer_name': 'Harbor Foods',
    'task.employer_address': '1 Main St, Albany, NY 12207',
  });
  const of = (key: string, by: Answers, born = '2010-02-09', facts = context) =>
    issuesOf(bornOn(born, { ...by, ...shown(key) }), 'section_2', facts);

  it('says what the signature of Section 1 says, which nobody issues, beside a List C document', () => {
    expect(of('individual_under_18', parent)).toEqual([]);
    expect(of('special_placement', placement, '1990-02-09')).toEqual([]);
  });

  it('says neither where Section 1 does not', () => {
    const refused = ['task.list_b/document: stand_in_not_in_section_1'];
    expect(of('individual_under_18', {})).toEqual(refused);
    expect(of('special_placement', {})).toEqual(refused);
    expect(of('special_placement', parent)).toEqual(refused);
  });

  it('still asks who issued a document', () => {
    expect(of('school_record', parent)).toEqual([
      'task.list_b: issuing_authority_required',
      'task.list_b/number: document_number_unsaid',
    ]);
  });

  it('needs a photograph in E-Verify, of minors too', () => {
    const facts = { ...context, 'employer.uses_e_verify': true };
    expect(of('individual_under_18', parent, '2010-02-09', facts)).toContain(
      'task.list_b/document: document_without_photo',
    );
    expect(of('school_record', {}, '2010-02-09', facts)).toContain(
      'task.list_b/document: document_without_photo',
    );
  });
});
