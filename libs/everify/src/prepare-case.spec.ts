import { describe, expect, it } from '@jest/globals';
import { acceptableDocuments, type Answers } from '@firstday/forms';
import { documentCodes } from './document-code.js';
import { prepareCase } from './prepare-case.js';

const sectionOne: Answers = {
  'task.first_name': 'Rosa',
  'task.last_name': 'Marín',
  'task.middle_initial': 'L',
  'task.other_last_names': 'N/A',
  'task.date_of_birth': '1994-02-28',
  'task.social_security_number': '123-45-6789',
  'task.email': 'rosa@example.com',
  'task.citizenship_status': 'citizen',
  'task.first_day_of_employment': '2026-11-23',
};
const passport: Answers = {
  'task.list_choice': 'a',
  'task.list_a_1': { document: 'us_passport', number: '123456789', expires_on: '2031-01-31' },
};
const license: Answers = {
  'task.list_choice': 'b_and_c',
  'task.list_b': {
    document: 'drivers_license',
    issuing_authority: 'NJ',
    number: 'D1',
    expires_on: '2030-05-01',
  },
  'task.list_c': { document: 'social_security_card', number: '123-45-6789', expires_on: null },
};

describe('a case', () => {
  it('is made of a Form I-9 with a passport', () => {
    expect(prepareCase({ ...sectionOne, ...passport })).toEqual({
      missing: [],
      isNameShortened: false,
      fields: {
        first_name: 'Rosa',
        middle_initial: 'L',
        last_name: 'Marin',
        date_of_birth: '1994-02-28',
        ssn: '123-45-6789',
        employee_email_address: 'rosa@example.com',
        citizenship_status_code: 'US_CITIZEN',
        date_of_hire: '2026-11-23',
        document_a_type_code: 'US_PASSPORT',
        us_passport_number: '123456789',
        expiration_date: '2031-01-31',
      },
    });
  });

  it('is made of a driver’s license with a Social Security card', () => {
    expect(prepareCase({ ...sectionOne, ...license })).toMatchObject({
      missing: [],
      fields: {
        document_b_type_code: 'DRIVERS_LICENSE',
        document_sub_type_code: 'DRIVERS_LICENSE',
        document_c_type_code: 'SOCIAL_SECURITY_CARD',
        us_state_code: 'NJ',
        document_bc_number: 'D1',
        expiration_date: '2030-05-01',
      },
    });
  });

  it('takes the numbers of an alien from Section 1 and the documents', () => {
    const { fields } = prepareCase({
      ...sectionOne,
      'task.citizenship_status': 'alien_authorized_to_work',
      'task.foreign_passport_number': 'X1234567',
      'task.foreign_passport_country': 'BRA',
      'task.list_choice': 'a',
      'task.list_a_1': {
        document: 'foreign_passport_with_i94',
        number: 'X1234567',
        expires_on: '2030-01-01',
      },
      'task.list_a_2': { document: 'form_i94', number: '12345678901', expires_on: 'D/S' },
      'task.list_a_3': { document: 'form_i20', number: 'N0123456789' },
    });
    expect(fields).toMatchObject({
      citizenship_status_code: 'NONCITIZEN_AUTHORIZED_TO_WORK',
      foreign_passport_number: 'X1234567',
      country_code: 'BRA',
      i94_number: '12345678901',
      sevis_number: 'N0123456789',
    });
  });

  it.each([
    ['a number', { 'task.social_security_number': null }, 'ssn'],
    ['a date of birth', { 'task.date_of_birth': undefined }, 'date_of_birth'],
    ['a name in Latin letters', { 'task.last_name': '王' }, 'name_letters'],
    ['a first name in Latin letters', { 'task.first_name': 'Жанна' }, 'name_letters'],
    ['a number that E-Verify has room for', { 'task.lpr_number': 'A1234567890123456' }, 'document_number'],
    ['a status', { 'task.citizenship_status': undefined }, 'citizenship_status'],
    ['a first day', { 'task.first_day_of_employment': '' }, 'first_day'],
    ['a document', { 'task.list_b': null }, 'document'],
    ['a photograph', { 'task.list_b': { document: 'voter_registration_card' } }, 'list_b_without_photo'],
    [
      'the document that a receipt stands for',
      { 'task.list_c': { document: 'social_security_card', is_receipt: true } },
      'receipt_in_place_of_document',
    ],
  ])('waits for %s, and says so', (_name, change, missing) => {
    expect(prepareCase({ ...sectionOne, ...license, ...change }).missing).toEqual([missing]);
  });

  it('waits for a number that was applied for', () => {
    const without = { ...sectionOne, ...license, 'task.social_security_number': null };
    expect(prepareCase(without, true).missing).toEqual(['ssn_pending']);
  });

  it('has as much of a long name as E-Verify takes, and says that it is shortened', () => {
    const long = {
      'task.first_name': 'María de los Ángeles Guadalupe',
      'task.last_name': 'Wolfeschlegelsteinhausenbergerdorffwelchevor',
    };
    const { fields, missing, isNameShortened } = prepareCase({ ...sectionOne, ...license, ...long });
    expect({ missing, isNameShortened }).toEqual({ missing: [], isNameShortened: true });
    expect(fields).toMatchObject({
      first_name: 'Maria de los Angeles Guad',
      last_name: 'Wolfeschlegelsteinhausenbergerdorffwelch',
    });
  });

  it('leaves out what E-Verify does not need and does not take, and separates other last names', () => {
    const { fields, missing } = prepareCase({
      ...sectionOne,
      ...license,
      'task.middle_initial': 'Ж',
      'task.other_last_names': 'Núñez, 王, O’Hara',
      'task.phone': '1'.repeat(40),
    });
    expect(missing).toEqual([]);
    expect(fields).toMatchObject({ other_last_names_used: ['Nunez', "O'Hara"] });
    for (const name of ['middle_initial', 'phone_number']) expect(fields).not.toHaveProperty(name);
  });

  it('knows a code for every document that it may be made of', () => {
    const usable = acceptableDocuments.filter(
      ({ list, photo, under18 }) => list !== 'a_companion' && !under18 && (list !== 'b' || photo !== 'never'),
    );
    for (const { key } of usable) expect([key, Object.hasOwn(documentCodes, key)]).toEqual([key, true]);
  });
});
