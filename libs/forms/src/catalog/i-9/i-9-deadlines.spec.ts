import { describe, expect, it } from '@jest/globals';

import type { Answers, DocumentAnswer } from '../../answers.js';
import { i9Deadlines } from './i-9-deadlines.js';

const firstDay = '2026-11-23';
const citizen = { 'task.citizenship_status': 'citizen' };
const national = { 'task.citizenship_status': 'noncitizen_national' };
const resident = { 'task.citizenship_status': 'lawful_permanent_resident' };
const alien = { 'task.citizenship_status': 'alien_authorized_to_work' };
const alienUntil = (end: string) => ({ ...alien, 'task.work_authorization_expires_on': end });

const document = (key: string, expires_on: string | null = null): DocumentAnswer => ({
  document: key,
  expires_on,
});
const receipt = (key: string): DocumentAnswer => ({ document: key, expires_on: null, is_receipt: true });
const listA = (...shown: readonly DocumentAnswer[]): Answers =>
  Object.fromEntries(shown.map((it, at) => [`task.list_a_${at + 1}`, it]));
const listBAndC = (b: DocumentAnswer, c: DocumentAnswer): Answers => ({ 'task.list_b': b, 'task.list_c': c });

const permit = document('employment_authorization_document', '2027-05-01');
const license = document('drivers_license', '2027-01-01');
const card = document('social_security_card');
const block = (n: number, shown: DocumentAnswer): Answers => ({ [`task.reverify_${n}_document`]: shown });
const rehired = (n: number, on: string): Answers => ({ [`task.rehire_${n}_date`]: on });

/** Signed on the first day, and each block of Supplement B a year after the one before. */
const signedOn = (blocks: number) => ({
  section_1: firstDay,
  section_2: '2026-11-25',
  ...Object.fromEntries([1, 2, 3].slice(0, blocks).map((n) => [`supplement_b_${n}`, `${2026 + n}-04-20`])),
});

const sectionsSigned = (signed: Signed) =>
  typeof signed === 'number'
    ? signedOn(signed)
    : {
        ...signedOn(0),
        ...Object.fromEntries(
          signed.map((it) => [it.startsWith('supplement') ? it : `receipt_${it}`, '2027-04-20']),
        ),
      };

const deadlines = (answers: Answers, signed: Signed = 0) =>
  i9Deadlines({
    edition: '01/20/25',
    answers: { 'task.first_day_of_employment': firstDay, ...answers },
    signedOn: sectionsSigned(signed),
    startDate: null,
  }).map(({ kind, dueOn, sectionId, path }) => `${kind} ${dueOn} ${sectionId} ${path.replace('task.', '')}`);

/** How many blocks of Supplement B are signed; or which entries' receipts are replaced, with sections that are signed. */
type Signed = number | readonly string[];
type Case = readonly [title: string, answers: Answers, signed: Signed, due: readonly string[]];

const renewal = { 'task.extension': 'ead_renewal', 'task.extension_filed_on': '2025-05-01' };
const notice = (until: string) => ({
  'task.extension': 'federal_register_notice',
  'task.extension_until': until,
});

describe('8 CFR 274a.2(b)(1)(vii): reverification', () => {
  const byPermit = 'reverification 2027-05-01 section_2 list_a_1';
  it.each<Case>([
    ['of a citizen, never', { ...citizen, ...listA(document('us_passport', '2027-05-01')) }, 0, []],
    ['of a citizen with an employment authorization, never', { ...citizen, ...listA(permit) }, 0, []],
    [
      'of a noncitizen national, never',
      { ...national, ...listA(document('us_passport', '2027-05-01')) },
      0,
      [],
    ],
    [
      'of a resident with Form I-551, never',
      { ...resident, ...listA(document('permanent_resident_card', '2027-05-01')) },
      0,
      [],
    ],
    [
      'of a resident with an older Form I-551, never',
      { ...resident, ...listA(document('alien_registration_receipt_card', '2027-05-01')) },
      0,
      [],
    ],
    [
      'of a resident with a driver’s license and an unrestricted card, never',
      { ...resident, ...listBAndC(license, card) },
      0,
      [],
    ],
    [
      'of a resident with a temporary stamp, by its end',
      { ...resident, ...listA(document('foreign_passport_i551_stamp', '2027-05-01')) },
      0,
      [byPermit],
    ],
    [
      'of a resident with a machine-readable immigrant visa, by its end',
      { ...resident, ...listA(document('foreign_passport_mriv', '2027-05-01')) },
      0,
      [byPermit],
    ],
    ['of an alien, by the end of the document', { ...alien, ...listA(permit) }, 0, [byPermit]],
    [
      'of an alien, by the earlier date of Section 1',
      { ...alienUntil('2027-04-01'), ...listA(permit) },
      0,
      ['reverification 2027-04-01 section_2 work_authorization_expires_on'],
    ],
    [
      'of an alien, by the document where Section 1 has the later date',
      { ...alienUntil('2028-04-01'), ...listA(permit) },
      0,
      [byPermit],
    ],
    [
      'of an alien whose authorization has no end, by the document',
      { ...alienUntil('N/A'), ...listA(permit) },
      0,
      [byPermit],
    ],
    [
      'of an alien with an unrestricted card, by Section 1',
      { ...alienUntil('2027-04-01'), ...listBAndC(license, card) },
      0,
      ['reverification 2027-04-01 section_2 work_authorization_expires_on'],
    ],
    ['of an alien without any end, never', { ...alienUntil('N/A'), ...listBAndC(license, card) }, 0, []],
    ['because a document of List B ends, never', { ...alien, ...listBAndC(license, card) }, 0, []],
    [
      'by the end of a document of List C',
      { ...alien, ...listBAndC(license, document('dhs_employment_authorization', '2027-06-01')) },
      0,
      ['reverification 2027-06-01 section_2 list_c'],
    ],
    [
      'of a passport with Form I-94, by the stay',
      {
        ...alien,
        ...listA(document('foreign_passport_with_i94', '2026-12-31'), document('form_i94', '2028-01-01')),
      },
      0,
      ['reverification 2028-01-01 section_2 list_a_2'],
    ],
    [
      'of a student, by the earlier of Forms I-94 and I-20',
      {
        ...alien,
        ...listA(
          document('foreign_passport_with_i94', '2030-01-01'),
          document('form_i94', 'D/S'),
          document('form_i20', '2027-08-15'),
        ),
      },
      0,
      ['reverification 2027-08-15 section_2 list_a_3'],
    ],
    [
      'of a stay for the duration of status, never by Form I-94',
      {
        ...alien,
        ...listA(document('foreign_passport_with_i94', '2030-01-01'), document('form_i94', 'D/S')),
      },
      0,
      [],
    ],
    [
      'of a citizen of Micronesia, never by the passport',
      { ...alienUntil('N/A'), ...listA(document('fsm_passport', '2027-05-01'), document('form_i94', 'D/S')) },
      0,
      [],
    ],
    [
      'after Supplement B, by its document',
      {
        ...alien,
        ...listA(permit),
        ...block(1, document('employment_authorization_document', '2028-05-01')),
      },
      1,
      ['reverification 2028-05-01 supplement_b_1 reverify_1_document'],
    ],
    [
      'after Supplement B, whatever Section 1 said',
      {
        ...alienUntil('2027-04-01'),
        ...listA(permit),
        ...block(1, document('employment_authorization_document', '2028-05-01')),
      },
      1,
      ['reverification 2028-05-01 supplement_b_1 reverify_1_document'],
    ],
    [
      'after the second block, by that',
      {
        ...alien,
        ...listA(permit),
        ...block(1, document('employment_authorization_document', '2028-05-01')),
        ...block(2, document('employment_authorization_document', '2029-05-01')),
      },
      2,
      ['reverification 2029-05-01 supplement_b_2 reverify_2_document'],
    ],
    [
      'after the third block, by that',
      {
        ...alien,
        ...listA(permit),
        ...block(1, permit),
        ...block(2, permit),
        ...block(3, document('dhs_employment_authorization', '2030-05-01')),
      },
      3,
      ['reverification 2030-05-01 supplement_b_3 reverify_3_document'],
    ],
    [
      'not by a block that nobody has signed',
      {
        ...alien,
        ...listA(permit),
        ...block(1, document('employment_authorization_document', '2028-05-01')),
      },
      0,
      [byPermit],
    ],
    [
      'after Form I-551 in Supplement B, never again',
      { ...alien, ...listA(permit), ...block(1, document('permanent_resident_card', '2036-05-01')) },
      1,
      [],
    ],
    [
      'after a U.S. passport in Supplement B, never again',
      { ...alien, ...listA(permit), ...block(1, document('us_passport', '2036-05-01')) },
      1,
      [],
    ],
    [
      'after an unrestricted card in Supplement B, never again',
      { ...alien, ...listA(permit), ...block(1, card) },
      1,
      [],
    ],
    [
      'after a rehire without a document, as before',
      { ...alien, ...listA(permit), ...rehired(1, '2027-02-01') },
      1,
      [byPermit],
    ],
    [
      'of a citizen who is rehired, never',
      { ...citizen, ...listA(document('us_passport', '2027-05-01')), ...rehired(1, '2027-02-01') },
      1,
      [],
    ],
    [
      'of a card that a renewal extended, 540 days later',
      { ...alien, ...listA(document('employment_authorization_document', '2025-06-10')), ...renewal },
      0,
      ['reverification 2026-12-02 section_2 list_a_1'],
    ],
    [
      'of a card whose renewal was filed on October 30, 2025, by the card',
      {
        ...alien,
        ...listA(document('employment_authorization_document', '2025-12-10')),
        ...renewal,
        'task.extension_filed_on': '2025-10-30',
      },
      0,
      ['reverification 2025-12-10 section_2 list_a_1'],
    ],
    [
      'of a card that a notice extended, by the notice',
      { ...alien, ...listA(permit), ...notice('2027-09-09') },
      0,
      ['reverification 2027-09-09 section_2 list_a_1'],
    ],
    [
      'of an extended card, although Section 1 has the date on the card',
      { ...alienUntil('2027-05-01'), ...listA(permit), ...notice('2027-09-09') },
      0,
      ['reverification 2027-09-09 section_2 list_a_1'],
    ],
    [
      'of an extended card, by Section 1 where that ends before the extension',
      { ...alienUntil('2027-08-01'), ...listA(permit), ...notice('2027-09-09') },
      0,
      ['reverification 2027-08-01 section_2 work_authorization_expires_on'],
    ],
    [
      'of a card that was extended in Supplement B, by that extension',
      {
        ...alien,
        ...listA(permit),
        ...block(1, permit),
        'task.reverify_1_extension': 'federal_register_notice',
        'task.reverify_1_extension_until': '2027-11-11',
      },
      1,
      ['reverification 2027-11-11 supplement_b_1 reverify_1_document'],
    ],
    [
      'of an extended license, never',
      {
        ...alien,
        ...listBAndC(license, card),
        'task.extension': 'issuing_authority',
        'task.extension_until': '2027-11-11',
      },
      0,
      [],
    ],
    [
      'of a card with “EXT” in Additional Information, by the card',
      { ...alien, ...listA(permit), 'task.additional_information': 'EAD EXT 09/09/2027' },
      0,
      [byPermit],
    ],
  ])('is due %s', (_title, answers, blocks, due) => {
    expect(deadlines(answers, blocks)).toEqual(due);
  });
});

describe('8 CFR 274a.2(b)(1)(vi): a receipt', () => {
  const license90 = 'receipt 2027-02-21 section_2 list_b';
  it.each<Case>([
    [
      'for a license, 90 days from the hire',
      { ...citizen, ...listBAndC(receipt('drivers_license'), card) },
      0,
      [license90],
    ],
    [
      'for two documents, each',
      { ...citizen, ...listBAndC(receipt('drivers_license'), receipt('social_security_card')) },
      0,
      [license90, 'receipt 2027-02-21 section_2 list_c'],
    ],
    [
      'for a passport of a citizen',
      { ...citizen, ...listA(receipt('us_passport')) },
      0,
      ['receipt 2027-02-21 section_2 list_a_1'],
    ],
    [
      'for a Permanent Resident Card, which is reverified no more than the card',
      { ...resident, ...listA(receipt('permanent_resident_card')) },
      0,
      ['receipt 2027-02-21 section_2 list_a_1'],
    ],
    [
      'for an employment authorization, beside the end in Section 1',
      { ...alienUntil('2027-04-01'), ...listA(receipt('employment_authorization_document')) },
      0,
      [
        'receipt 2027-02-21 section_2 list_a_1',
        'reverification 2027-04-01 section_2 work_authorization_expires_on',
      ],
    ],
    [
      'that is Form I-94 with a stamp, until the stamp ends',
      { ...resident, ...listA(document('form_i94_i551_stamp', '2027-06-01')) },
      0,
      ['receipt 2027-06-01 section_2 list_a_1'],
    ],
    [
      'that is Form I-94 with a stamp without an end, a year',
      { ...resident, ...listA(document('form_i94_i551_stamp')) },
      0,
      ['receipt 2027-11-23 section_2 list_a_1'],
    ],
    [
      'that is the Form I-94 of a refugee, 90 days',
      { ...alienUntil('N/A'), ...listA(document('form_i94_refugee')) },
      0,
      ['receipt 2027-02-21 section_2 list_a_1'],
    ],
    ['that was replaced in Section 2 is not due', { ...citizen, ...listBAndC(license, card) }, 0, []],
    [
      'in a reverification, 90 days from the end of the authorization',
      { ...alien, ...listA(permit), ...block(1, receipt('employment_authorization_document')) },
      1,
      ['receipt 2027-07-30 supplement_b_1 reverify_1_document'],
    ],
    [
      'in the second reverification, from the end that the first one gave',
      {
        ...alien,
        ...listA(permit),
        ...block(1, document('employment_authorization_document', '2028-05-01')),
        ...block(2, receipt('employment_authorization_document')),
      },
      2,
      ['receipt 2028-07-30 supplement_b_2 reverify_2_document'],
    ],
    [
      'for a rehire, 90 days from that',
      {
        ...alien,
        ...listA(permit),
        ...rehired(1, '2027-03-01'),
        ...block(1, receipt('employment_authorization_document')),
      },
      1,
      ['receipt 2027-05-30 supplement_b_1 reverify_1_document'],
    ],
    [
      'of Lists A and C, replaced by a document in Supplement B',
      {
        ...alien,
        ...listA(receipt('employment_authorization_document')),
        ...block(1, document('employment_authorization_document', '2028-05-01')),
      },
      1,
      ['reverification 2028-05-01 supplement_b_1 reverify_1_document'],
    ],
    [
      'of List B, not replaced by Supplement B',
      {
        ...alien,
        ...listBAndC(receipt('drivers_license'), document('dhs_employment_authorization', '2027-05-01')),
        ...block(1, document('dhs_employment_authorization', '2028-05-01')),
      },
      1,
      [license90, 'reverification 2028-05-01 supplement_b_1 reverify_1_document'],
    ],
    [
      'of List B, replaced by the document, is due no more',
      {
        ...citizen,
        ...listBAndC(receipt('drivers_license'), card),
        'task.receipt_list_b_document': license,
      },
      ['list_b'],
      [],
    ],
    [
      'for one of two documents, replaced: the other is still due',
      {
        ...citizen,
        ...listBAndC(receipt('drivers_license'), receipt('social_security_card')),
        'task.receipt_list_c_document': card,
      },
      ['list_c'],
      [license90],
    ],
    [
      'until the document is signed for',
      {
        ...citizen,
        ...listBAndC(receipt('drivers_license'), card),
        'task.receipt_list_b_document': license,
      },
      0,
      [license90],
    ],
    [
      'for an authorization, replaced: reverification is due by the document',
      {
        ...alien,
        ...listA(receipt('employment_authorization_document')),
        'task.receipt_list_a_1_document': permit,
      },
      ['list_a_1'],
      ['reverification 2027-05-01 section_2 list_a_1'],
    ],
    [
      'that is Form I-94 with a stamp, replaced by Form I-551: nothing is due',
      {
        ...resident,
        ...listA(document('form_i94_i551_stamp', '2027-06-01')),
        'task.receipt_list_a_1_document': document('permanent_resident_card', '2036-01-01'),
      },
      ['list_a_1'],
      [],
    ],
    [
      'in a reverification, replaced: the next one is due by the document',
      {
        ...alien,
        ...listA(permit),
        ...block(1, receipt('employment_authorization_document')),
        'task.receipt_reverify_1_document_document': document(
          'employment_authorization_document',
          '2029-05-01',
        ),
      },
      ['supplement_b_1', 'reverify_1_document'],
      ['reverification 2029-05-01 supplement_b_1 reverify_1_document'],
    ],
  ])('stands %s', (_title, answers, blocks, due) => {
    expect(deadlines(answers, blocks)).toEqual(due);
  });

  it('is counted from the start of the placement, then from Section 2, where the form has no first day', () => {
    const of = (startDate: string | null) =>
      i9Deadlines({
        edition: '01/20/25',
        answers: { ...citizen, ...listA(receipt('us_passport')) },
        signedOn: signedOn(0),
        startDate,
      }).map(({ dueOn }) => dueOn);
    expect([of('2026-11-24'), of(null)]).toEqual([['2027-02-22'], ['2027-02-23']]);
  });
});
