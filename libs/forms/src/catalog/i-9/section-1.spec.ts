import { describe, expect, it } from '@jest/globals';

import type { Answers, FormContext } from '../../answers.js';
import { findPage } from '../../find-field.js';
import { advisePage, validatePage, validateSection } from '../../validate-section.js';
import { visibleFields, visibleSections } from '../../shown-answers.js';
import { i9 } from './i-9.js';

const citizen: Answers = {
  'task.last_name': 'Rivera',
  'task.first_name': 'Ana',
  'task.address_street': '12 Main St',
  'task.address_city': 'Albany',
  'task.address_state': 'NY',
  'task.address_zip': '12207',
  'task.date_of_birth': '1990-02-09',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
};
const alien: Answers = {
  ...citizen,
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': '2027-06-30',
  'task.uscis_number': 'A123456789',
};
const monday: FormContext = { today: '2026-11-23' };

const issuesOf = (answers: Answers, context: FormContext = monday) =>
  validateSection({ edition: i9, answers, context: context }, 'section_1').map(
    (it) => `${it.path.join('/')}: ${it.code}`,
  );

const page = (id: string) => {
  const found = findPage(i9, id);
  if (!found) throw new Error(`no page ${id}`);
  return found;
};

describe('Section 1 of Form I-9', () => {
  it('is complete without a middle initial, apartment, other names, SSN, email and phone', () => {
    expect(issuesOf(citizen)).toEqual([]);
  });

  it('asks for the rest', () => {
    expect(issuesOf({})).toEqual([
      'task.last_name: required',
      'task.first_name: required',
      'task.address_street: required',
      'task.address_city: required',
      'task.address_state: required',
      'task.address_zip: required',
      'task.date_of_birth: required',
      'task.citizenship_status: required',
      'task.preparer_count: required',
    ]);
  });

  it('takes one status of the four', () => {
    expect(issuesOf({ ...citizen, 'task.citizenship_status': 'citizen,alien' })).toEqual([
      'task.citizenship_status: choice_expected',
    ]);
  });

  it('asks a lawful permanent resident for a USCIS or A-Number of 7 to 9 digits', () => {
    const resident = { ...citizen, 'task.citizenship_status': 'lawful_permanent_resident' };
    expect(issuesOf(resident)).toEqual(['task.lpr_number: required']);
    const numbers = [
      'A1234567',
      'A-123 456 789',
      '123456789',
      '123456',
      'A1234567890',
      'AB1234567',
      'A000000000',
    ];
    expect(numbers.map((it) => issuesOf({ ...resident, 'task.lpr_number': it }).length)).toEqual([
      0, 0, 0, 1, 1, 1, 1,
    ]);
  });

  it('takes exactly one of A-Number, Form I-94 number and foreign passport from an alien authorized to work', () => {
    expect(issuesOf(alien)).toEqual([]);
    expect(issuesOf({ ...alien, 'task.uscis_number': null })).toEqual([
      'task.uscis_number: identifier_missing',
    ]);
    expect(issuesOf({ ...alien, 'task.i94_number': '12345678901' })).toEqual([
      'task.i94_number: identifier_surplus',
    ]);
  });

  it('takes a foreign passport only with the country that issued it', () => {
    const traveler = { ...alien, 'task.uscis_number': null, 'task.foreign_passport_number': 'X1234567' };
    expect(issuesOf(traveler)).toEqual(['task.foreign_passport_country: passport_country_missing']);
    expect(issuesOf({ ...traveler, 'task.foreign_passport_country': 'DEU' })).toEqual([]);
    expect(issuesOf({ ...alien, 'task.foreign_passport_country': 'DEU' })).toEqual([
      'task.foreign_passport_country: passport_number_missing',
    ]);
  });

  it('takes a Form I-94 number of 11 letters and digits and a passport number of 6 to 12', () => {
    const with94 = (it: string) => issuesOf({ ...alien, 'task.uscis_number': null, 'task.i94_number': it });
    expect(
      [with94('1234567890A'), with94('123 456 789 01'), with94('1234567890')].map((it) => it.length),
    ).toEqual([0, 0, 1]);
    const withPassport = (it: string) =>
      issuesOf({
        ...alien,
        'task.uscis_number': null,
        'task.foreign_passport_number': it,
        'task.foreign_passport_country': 'MEX',
      });
    expect(
      [withPassport('G12345'), withPassport('G123'), withPassport('G1234567890123')].map((it) => it.length),
    ).toEqual([0, 1, 1]);
  });

  it('takes a date, N/A or D/S as the end of a work authorization, and asks where nothing is said', () => {
    const until = (it: string | null) => issuesOf({ ...alien, 'task.work_authorization_expires_on': it });
    expect(['06/30/2027', 'n/a', 'D/S'].flatMap(until)).toEqual([]);
    expect(until(null)).toEqual(['task.work_authorization_expires_on: authorization_end_missing']);
    expect(issuesOf({ ...citizen, 'task.work_authorization_expires_on': null })).toEqual([]);
    expect(until('next year')).toEqual(['task.work_authorization_expires_on: date_or_word']);
  });

  it('never refuses a work authorization because it will end, and only advises where it seems to have ended', () => {
    const advice = (end: string) =>
      advisePage(
        { edition: i9, answers: { ...alien, 'task.work_authorization_expires_on': end }, context: monday },
        page('section_1_status'),
      );
    expect(issuesOf({ ...alien, 'task.work_authorization_expires_on': '2026-11-24' })).toEqual([]);
    expect(issuesOf({ ...alien, 'task.work_authorization_expires_on': '2026-11-01' })).toEqual([]);
    expect(advice('2026-11-24')).toEqual([]);
    expect(advice('2026-11-01').map((it) => it.code)).toEqual(['authorization_looks_expired']);
  });

  it('counts no number of a status that was given up', () => {
    expect(issuesOf({ ...alien, 'task.citizenship_status': 'citizen', 'task.i94_number': 'bad' })).toEqual(
      [],
    );
  });

  it('needs no Social Security number, unless the employer uses E-Verify', () => {
    const eVerify = { ...monday, 'employer.uses_e_verify': true };
    expect(issuesOf(citizen, { ...monday, 'employer.uses_e_verify': false })).toEqual([]);
    expect(issuesOf(citizen, eVerify)).toEqual(['task.social_security_number: required']);
  });

  it('lets one start who has applied for a Social Security number and waits for it', () => {
    const waiting = { ...monday, 'employer.uses_e_verify': true, 'employee.has_applied_for_ssn': true };
    expect(issuesOf(citizen, waiting)).toEqual([]);
  });

  describe('of an employer that uses E-Verify, with the Social Security number left blank', () => {
    const eVerify = { ...monday, 'employer.uses_e_verify': true };
    const question = 'task.has_applied_for_ssn';
    const isAsked = (answers: Answers, context: FormContext = eVerify) =>
      visibleFields(page('section_1_status'), { answers, context }).some(({ path }) => path === question);

    it('asks people who are not citizens whether they applied for a number (M-274, 3.0)', () => {
      expect(issuesOf(alien, eVerify)).toEqual([`${question}: required`]);
      expect(issuesOf({ ...alien, [question]: 'yes' }, eVerify)).toEqual([]);
      expect(issuesOf({ ...alien, [question]: 'no' }, eVerify)).toEqual([
        'task.social_security_number: required',
      ]);
    });

    it.each([
      ['noncitizen_national', true],
      ['lawful_permanent_resident', true],
      ['alien_authorized_to_work', true],
      ['citizen', false],
    ])('asks of %s: %s', (status, isExpected) => {
      expect(isAsked({ ...citizen, 'task.citizenship_status': status })).toBe(isExpected);
    });

    it('asks nothing before the status is known, of people who gave a number, and where the account knows it', () => {
      expect(isAsked({ ...alien, 'task.citizenship_status': null })).toBe(false);
      expect(isAsked({ ...alien, 'task.social_security_number': '123-45-6789' })).toBe(false);
      expect(isAsked(alien, { ...eVerify, 'employee.has_applied_for_ssn': true })).toBe(false);
    });

    it('does not ask employees of other employers, whose number is voluntary', () => {
      expect(isAsked(alien, monday)).toBe(false);
      expect(issuesOf(alien, monday)).toEqual([]);
    });
  });

  it('takes a date of birth in the past', () => {
    expect(issuesOf({ ...citizen, 'task.date_of_birth': '2026-11-23' })).toEqual([
      'task.date_of_birth: date_past',
    ]);
  });

  it('takes "Unknown" as first name of a person of one name, and never as last name', () => {
    expect(issuesOf({ ...citizen, 'task.first_name': 'Unknown' })).toEqual([]);
    expect(issuesOf({ ...citizen, 'task.first_name': 'Unknown', 'task.last_name': 'unknown' })).toEqual([
      'task.last_name: unknown_last_name',
    ]);
  });

  it('takes addresses in Canada and Mexico with their postal codes', () => {
    const at = (state: string, zip: string) =>
      issuesOf({ ...citizen, 'task.address_state': state, 'task.address_zip': zip });
    expect([
      ...at('CAN', 'k1a 0b1'),
      ...at('MEX', '01000'),
      ...at('GU', '96910'),
      ...at('NY', '12207-1234'),
    ]).toEqual([]);
    expect(at('CAN', '12207')).toEqual(['task.address_zip: postal_code_canada']);
    expect(at('NY', 'K1A0B1')).toEqual(['task.address_zip: zip_expected']);
    expect(at('AE', '09001')).toContain('task.address_state: state_expected');
  });

  it('fits the boxes of the official form: one letter of a middle name', () => {
    expect(issuesOf({ ...citizen, 'task.middle_initial': 'N/A' })).toEqual(['task.middle_initial: too_long']);
  });

  it('advises against a P.O. box, because a home is asked for', () => {
    const advice = advisePage(
      { edition: i9, answers: { ...citizen, 'task.address_street': 'P.O. Box 12' }, context: monday },
      page('section_1_information'),
    );
    expect(advice.map((it) => it.code)).toEqual(['address_looks_like_post_box']);
    expect(issuesOf({ ...citizen, 'task.address_street': 'Cabin 3 behind the mill, Route 9' })).toEqual([]);
  });

  it('is not signed before the offer is accepted', () => {
    const accepted = { ...monday, 'placement.offer_accepted_on': '2026-11-24' };
    expect(issuesOf(citizen, accepted)).toEqual([': offer_not_accepted']);
    expect(issuesOf(citizen, { ...accepted, today: '2026-11-24' })).toEqual([]);
  });

  it('is checked page by page, each page for its own fields', () => {
    const codes = (id: string) =>
      validatePage(
        { edition: i9, answers: { ...alien, 'task.uscis_number': null }, context: monday },
        page(id),
      );
    expect(codes('section_1_information')).toEqual([]);
    expect(codes('section_1_status').map((it) => it.code)).toEqual(['identifier_missing']);
  });

  it('never asks for a document, and names none', () => {
    const fields = page('section_1_information').fields.concat(page('section_1_status').fields);
    expect(fields.filter((it) => it.kind === 'document' || it.kind === 'file')).toEqual([]);
  });
});

describe('Supplement A', () => {
  const opened = (count: string) =>
    visibleSections({
      edition: i9,
      answers: { ...citizen, 'task.preparer_count': count },
      context: monday,
      opened: [],
    })
      .map((it) => it.id)
      .filter((it) => it.startsWith('supplement_a'));

  it('has a certification for each preparer or translator, up to four, and none without', () => {
    expect(opened('0')).toEqual([]);
    expect(opened('2')).toEqual(['supplement_a_1', 'supplement_a_2']);
    expect(opened('4')).toHaveLength(4);
  });

  it('is signed by the preparer on the link of the employee', () => {
    const sections = i9.sections.filter((it) => it.id.startsWith('supplement_a'));
    expect(sections.every((it) => it.signer === 'preparer' && it.assignee === 'employee')).toBe(true);
  });

  it('asks each preparer for name and address', () => {
    const issues = validateSection(
      { edition: i9, answers: { ...citizen, 'task.preparer_count': '1' }, context: monday },
      'supplement_a_1',
    );
    expect(issues.map((it) => it.path[0])).toEqual([
      'task.preparer_1_last_name',
      'task.preparer_1_first_name',
      'task.preparer_1_address_street',
      'task.preparer_1_address_city',
      'task.preparer_1_address_state',
      'task.preparer_1_address_zip',
    ]);
  });
});

describe('the copies of documents', () => {
  const copies = page('documents_copies');

  it('are the choice of the employee: none is required, and all three lists are shown', () => {
    expect(validateSection({ edition: i9, answers: citizen, context: monday }, 'documents')).toEqual([]);
    const texts = visibleFields(copies, { answers: citizen, context: monday }).map((it) => it.text?.en ?? '');
    expect(texts.filter((it) => /^LIST [ABC]/.test(it))).toHaveLength(3);
  });

  it('are shown the same lists whatever the status: no document is suggested to anyone', () => {
    const shownTo = (answers: Answers) =>
      visibleFields(copies, { answers, context: monday }).map((it) => it.path);
    expect(shownTo(alien)).toEqual(shownTo(citizen));
  });
});
