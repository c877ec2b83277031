import { describe, expect, it } from '@jest/globals';
import type { Answers, DocumentAnswer } from '../../answers.js';
import { advisePage, validateSection } from '../../validate-section.js';
import { findPage } from '../../find-field.js';
import { contradictionsOf } from '../catalog.js';
import { i9 } from './i-9.js';

const listA = (document: string, more: Partial<DocumentAnswer> = {}): Answers => ({
  'task.list_choice': 'a',
  'task.list_a_1': { document, issuing_authority: 'X', number: '123456789', ...more },
});
const card = (number: string, more: Partial<DocumentAnswer> = {}): Answers => ({
  'task.list_choice': 'b_and_c',
  'task.list_b': { document: 'drivers_license', issuing_authority: 'NY', number: '111119999' },
  'task.list_c': { document: 'social_security_card', issuing_authority: 'SSA', number, ...more },
});
const codesOf = (answers: Answers) => contradictionsOf('i-9', answers).map(({ code }) => code);
const status = (value: string): Answers => ({ 'task.citizenship_status': value });
const ssn = (value: string | null): Answers => ({ 'task.social_security_number': value });

describe('a status of Section 1 and a document of Section 2', () => {
  // 22 CFR 51.2(a): a passport is issued only to a national of the United States.
  it.each([
    ['alien_authorized_to_work', 'us_passport', 'status_alien_with_us_passport'],
    ['alien_authorized_to_work', 'us_passport_card', 'status_alien_with_us_passport'],
    ['lawful_permanent_resident', 'us_passport', 'status_resident_with_us_passport'],
    ['citizen', 'employment_authorization_document', 'status_citizen_with_ead'],
    ['citizen', 'permanent_resident_card', 'status_citizen_with_i551'],
    ['noncitizen_national', 'permanent_resident_card', 'status_national_with_i551'],
    ['alien_authorized_to_work', 'permanent_resident_card', 'status_alien_with_i551'],
  ])('cannot both be right: %s and %s', (given, document, code) => {
    expect(codesOf({ ...status(given), ...listA(document) })).toEqual([code]);
  });

  it.each([
    ['citizen', 'us_passport'],
    ['noncitizen_national', 'us_passport'],
    ['lawful_permanent_resident', 'permanent_resident_card'],
    // Form I-766 may be valid still when its holder has become a resident.
    ['lawful_permanent_resident', 'employment_authorization_document'],
    ['alien_authorized_to_work', 'employment_authorization_document'],
    ['constructor', 'us_passport'],
  ])('agree: %s and %s', (given, document) => {
    expect(codesOf({ ...status(given), ...listA(document) })).toEqual([]);
  });
});

describe('a number of Section 1 and one of Section 2', () => {
  it('differ, or do not, however they are written', () => {
    expect(codesOf({ ...ssn('123-45-9999'), ...card('123451111') })).toEqual([
      'number_differs_from_section_1',
    ]);
    expect(codesOf({ ...ssn('123-45-9999'), ...card('123 45 9999') })).toEqual([]);
  });

  it('of Form I-94 and of a foreign passport are compared, too', () => {
    const passport = {
      ...listA('foreign_passport_with_i94', { number: 'G1234567' }),
      'task.list_a_2': { document: 'form_i94', number: '123456789A1' },
    };
    const alien = status('alien_authorized_to_work');
    expect(codesOf({ ...alien, ...passport, 'task.i94_number': '123456789a1' })).toEqual([]);
    expect(codesOf({ ...alien, ...passport, 'task.i94_number': '123456789B2' })).toEqual([
      'number_differs_from_section_1',
    ]);
    expect(codesOf({ ...alien, ...passport, 'task.foreign_passport_number': 'G7654321' })).toEqual([
      'number_differs_from_section_1',
    ]);
  });

  it.each([
    ['is left blank', ssn(null), card('123451111')],
    ['is masked', ssn('***-**-9999'), card('123451111')],
    ['is masked on the document', ssn('123-45-9999'), card('*****1111')],
    ['is that of a receipt', ssn('123-45-9999'), card('123451111', { is_receipt: true })],
  ])('are compared with nothing where one %s', (_name, one, other) => {
    expect(codesOf({ ...one, ...other })).toEqual([]);
  });
});

describe('a note', () => {
  const answers = { ...status('alien_authorized_to_work'), ...listA('us_passport') };
  const context = { today: '2026-11-25' };

  it('is advice to the examiner, with what to do, and no refusal', () => {
    const page = findPage(i9, 'section_2_documents');
    if (!page) throw new Error('no page');
    const advice = advisePage({ edition: i9, answers, context }, page).map(({ code }) => code);
    expect(advice).toEqual(
      expect.arrayContaining(['status_alien_with_us_passport', 'let_employee_check_section_1']),
    );
    const refused = validateSection({ edition: i9, answers, context }, 'section_2').map(({ code }) => code);
    expect(refused).not.toContain('status_alien_with_us_passport');
  });
});
