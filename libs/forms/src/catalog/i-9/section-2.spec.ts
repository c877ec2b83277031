import { describe, expect, it } from '@jest/globals';

import type { Answers, FormContext } from '../../answers.js';
import { findField, findPage } from '../../find-field.js';
import { advisePage, validateSection } from '../../validate-section.js';
import { shownAnswers, visibleFields } from '../../shown-answers.js';
import { documentTitle } from '../../kinds/document.js';
import { printedAnswersOf } from '../catalog.js';
import { acceptableDocuments, documentOptions } from './acceptable-documents.js';
import { i9OfficialPdf } from './i-9-official-pdf.js';
import { documentsThatMayLack } from './on-document.js';
import { i9 } from './i-9.js';

const passport = {
  document: 'us_passport',
  issuing_authority: 'U.S. Department of State',
  number: '123456789',
  expires_on: '2030-01-01',
};
const license = {
  document: 'drivers_license',
  issuing_authority: 'New York DMV',
  number: '123 456 789',
  expires_on: '2030-01-01',
};
const card = { document: 'social_security_card', issuing_authority: 'SSA', number: '123456789' };
const signing: Answers = {
  'task.date_of_birth': '1990-02-09',
  'task.last_name': 'Rivera',
  'task.first_name': 'Ana',
  'task.first_day_of_employment': '2026-11-23',
  'task.employer_representative': 'Lee, Sam, Office manager',
  'task.employer_name': 'Acme Inc.',
  'task.employer_address': '1 State St, Albany, NY 12207',
};
const withPassport: Answers = { ...signing, 'task.list_choice': 'a', 'task.list_a_1': passport };
const withBAndC: Answers = {
  ...signing,
  'task.list_choice': 'b_and_c',
  'task.list_b': license,
  'task.list_c': card,
};
const foreignPassport = { ...passport, document: 'foreign_passport_with_i94', issuing_authority: 'Mexico' };
const wednesday: FormContext = { today: '2026-11-25' };
const eVerify: FormContext = { ...wednesday, 'employer.uses_e_verify': true };

const issuesOf = (answers: Answers, context: FormContext = wednesday) =>
  validateSection({ edition: i9, answers, context: context }, 'section_2').map(
    (it) => `${it.path.join('/')}: ${it.code}`,
  );

const documentsPage = findPage(i9, 'section_2_documents') ?? {
  id: '',
  title: { en: '' },
  layout: 'form',
  fields: [],
};
const pathsShown = (answers: Answers, context: FormContext = wednesday) =>
  visibleFields(documentsPage, { answers, context: context }).map((it) => it.path);
const adviceOn = (answers: Answers, context: FormContext = wednesday) =>
  advisePage({ edition: i9, answers, context: context }, documentsPage).map((it) => it.code);

const keysOf = (list: 'a' | 'c') => documentOptions(list).map(({ key }) => key);

describe('the lists of acceptable documents', () => {
  it('hold what page 2 of the form holds, under its numbers', () => {
    const items = (list: 'a' | 'b' | 'c') => [
      ...new Set(
        acceptableDocuments.filter((it) => it.list === list && !it.isStatement).map((it) => it.item),
      ),
    ];
    expect(items('a').sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(items('b')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(items('c')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('have a key for each document, once', () => {
    const keys = acceptableDocuments.map((it) => it.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keep the Employment Authorization Document with a photograph out of List C', () => {
    expect(keysOf('c')).not.toContain('employment_authorization_document');
    expect(keysOf('a')).toContain('employment_authorization_document');
  });

  it('write a receipt as one', () => {
    expect(documentTitle({ document: 'us_passport', is_receipt: true }, acceptableDocuments)).toBe(
      'Receipt: U.S. Passport',
    );
  });
});

describe('Section 2 of Form I-9', () => {
  it('is complete with one document of List A', () => {
    expect(issuesOf(withPassport)).toEqual([]);
  });

  it('is complete with one document of List B and one of List C', () => {
    expect(issuesOf(withBAndC)).toEqual([]);
    expect(issuesOf({ ...withBAndC, 'task.list_c': null })).toEqual(['task.list_c: required']);
  });

  it('never counts List A together with Lists B and C', () => {
    const both = { ...withPassport, 'task.list_b': license, 'task.list_c': card };
    expect(Object.keys(shownAnswers({ edition: i9, answers: both, context: wednesday }))).not.toContain(
      'task.list_b',
    );
    const other = { ...both, 'task.list_choice': 'b_and_c' };
    expect(Object.keys(shownAnswers({ edition: i9, answers: other, context: wednesday }))).not.toContain(
      'task.list_a_1',
    );
  });

  it('takes no document from another list', () => {
    expect(issuesOf({ ...withPassport, 'task.list_a_1': license })).toEqual([
      'task.list_a_1/document: document_expected',
    ]);
    expect(findField(i9, 'task.list_b')?.documents).not.toContain('us_passport');
  });

  it('has a second document only beside one that needs it: a foreign passport with its Form I-94', () => {
    expect(pathsShown(withPassport)).not.toContain('task.list_a_2');
    const visitor = { ...withPassport, 'task.list_a_1': foreignPassport };
    expect(issuesOf(visitor)).toEqual(['task.list_a_2: required']);
    const stay = { document: 'form_i94', issuing_authority: 'CBP', number: '12345678901', expires_on: 'D/S' };
    expect(issuesOf({ ...visitor, 'task.list_a_2': stay })).toEqual([]);
  });

  it('has a third document only where there may be one: Form I-20 or DS-2019', () => {
    const of = (document: string) =>
      pathsShown({ ...withPassport, 'task.list_a_1': { ...foreignPassport, document } }).includes(
        'task.list_a_3',
      );
    expect([of('foreign_passport_with_i94'), of('fsm_passport'), of('us_passport')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('asks who issued each document, its number and its expiration date', () => {
    expect(issuesOf({ ...withPassport, 'task.list_a_1': { document: 'us_passport' } })).toEqual([
      'task.list_a_1: issuing_authority_required',
      'task.list_a_1/number: document_number_missing',
      'task.list_a_1/expires_on: document_expiration_missing',
    ]);
  });

  describe('has the number and the expiration date of a document, or that it has none:', () => {
    const none = { has_no_number: true, has_no_expiration: true, expires_on: null };
    const listA = (entry: object) => ({ ...withPassport, 'task.list_a_1': { ...passport, ...entry } });
    const listB = (entry: object) => ({ ...withBAndC, 'task.list_b': { ...license, ...entry } });
    const listC = (entry: object) => ({ ...withBAndC, 'task.list_c': { ...card, ...entry } });
    const certificate = { document: 'birth_certificate', number: '' };
    const record = { document: 'us_military_card', number: '', expires_on: '' };

    it.each<readonly [title: string, answers: Answers, issues: readonly string[]]>([
      ['a passport without a number', listA({ number: '' }), ['list_a_1/number: document_number_missing']],
      [
        'a passport that is said to have neither',
        listA({ ...none, number: '' }),
        ['list_a_1/number: document_number_missing', 'list_a_1/expires_on: document_expiration_missing'],
      ],
      [
        'a permit without a date',
        listA({ document: 'employment_authorization_document', number: 'ABC1234567890', expires_on: null }),
        ['list_a_1/expires_on: document_expiration_missing'],
      ],
      [
        'a Permanent Resident Card, which may last forever',
        listA({ document: 'permanent_resident_card', expires_on: null }),
        ['list_a_1/expires_on: document_expiration_unsaid'],
      ],
      [
        'such a card that is said to',
        listA({ document: 'permanent_resident_card', expires_on: null, has_no_expiration: true }),
        [],
      ],
      [
        'a license without a date',
        listB({ expires_on: null }),
        ['list_b/expires_on: document_expiration_unsaid'],
      ],
      ['a license that is said to have none', listB({ expires_on: null, has_no_expiration: true }), []],
      ['a license without a number', listB({ number: '' }), ['list_b/number: document_number_missing']],
      [
        'a military card with neither',
        listB(record),
        ['list_b/number: document_number_unsaid', 'list_b/expires_on: document_expiration_unsaid'],
      ],
      ['a military card that is said to have neither', listB({ ...record, ...none }), []],
      ['a Social Security card, which never expires', listC({}), []],
      ['such a card without a number', listC({ number: '' }), ['list_c/number: document_number_missing']],
      ['a birth certificate without a number', listC(certificate), ['list_c/number: document_number_unsaid']],
      ['a birth certificate that is said to have none', listC({ ...certificate, has_no_number: true }), []],
      [
        'a receipt for a passport without a date',
        listA({ is_receipt: true, expires_on: null }),
        ['list_a_1/expires_on: document_expiration_unsaid'],
      ],
      [
        'a receipt that is said to have none',
        listA({ is_receipt: true, expires_on: null, has_no_expiration: true }),
        [],
      ],
      [
        'Form I-94 beside a passport, blank',
        {
          ...listA({ document: 'foreign_passport_with_i94' }),
          'task.list_a_2': { document: 'form_i94', issuing_authority: 'CBP' },
        },
        ['list_a_2/number: document_number_missing', 'list_a_2/expires_on: document_expiration_missing'],
      ],
    ])('%s', (_title, answers, issues) => {
      expect(issuesOf(answers)).toEqual(issues.map((it) => `task.${it}`));
    });

    it('the form has N/A only where that was said', () => {
      const boxes = (answers: Answers) =>
        i9OfficialPdf
          .boxes(answers)
          .flatMap((it) => ('field' in it && 'text' in it && it.text === 'N/A' ? [it.field] : []));
      expect(boxes(listB({ ...record, ...none }))).toEqual([
        'List B Document Number 1',
        'List B Expiration Date 1',
      ]);
      expect(boxes(listB({ expires_on: null }))).toEqual([]);
      const block = { document: 'dhs_employment_authorization', ...none };
      expect(boxes({ 'task.reverify_1_document': block })).toEqual([
        'Document Number 0',
        'Expiration Date 0',
      ]);
    });

    it('each document of the lists is one that has them, may lack them, or never has them', () => {
      const keys = acceptableDocuments.map(({ key }) => key);
      expect(documentsThatMayLack.filter((key) => !keys.includes(key))).toEqual([]);
      expect(documentOptions('a').map((it) => it.numbered)).toEqual(documentOptions('a').map(() => 'always'));
    });
  });

  it('takes a document that is unexpired on the day of its examination, that day included', () => {
    const until = (day: string) =>
      issuesOf({ ...withPassport, 'task.list_a_1': { ...passport, expires_on: day } });
    expect(until('2026-11-25')).toEqual([]);
    expect(until('2026-11-24')).toEqual(['task.list_a_1/expires_on: document_expired']);
  });

  describe('takes a document that was extended', () => {
    const permit = {
      document: 'employment_authorization_document',
      issuing_authority: 'USCIS',
      number: 'ABC1234567890',
    };
    const face = (expires_on: string) => ({ ...withPassport, 'task.list_a_1': { ...permit, expires_on } });
    const expired = face('2026-11-24');
    const renewed = (filed: string) => ({
      'task.extension': 'ead_renewal',
      'task.extension_filed_on': filed,
    });
    const noticed = (until: string) => ({
      'task.extension': 'federal_register_notice',
      'task.extension_until': until,
    });

    it.each<readonly [title: string, answers: Answers, issues: readonly string[]]>([
      [
        'never because of a note',
        { ...expired, 'task.additional_information': 'EXT 05/23/2027; call office ext. 12' },
        ['task.list_a_1/expires_on: document_expired'],
      ],
      [
        'not where “No” is chosen',
        { ...expired, 'task.extension': 'none' },
        ['task.list_a_1/expires_on: document_expired'],
      ],
      ['by a renewal filed before October 30, 2025', { ...expired, ...renewed('2025-10-29') }, []],
      [
        'not by a renewal filed on that day',
        { ...expired, ...renewed('2025-10-30') },
        ['task.extension_filed_on: extension_filed_too_late', 'task.list_a_1/expires_on: document_expired'],
      ],
      ['for 540 days, the last one included', { ...face('2025-06-03'), ...renewed('2025-05-01') }, []],
      [
        'and no longer',
        { ...face('2025-06-02'), ...renewed('2025-05-01') },
        ['task.list_a_1/expires_on: document_expired'],
      ],
      ['by a notice, until the day that it says', { ...expired, ...noticed('2026-11-25') }, []],
      [
        'by a notice that ended',
        { ...face('2026-11-23'), ...noticed('2026-11-24') },
        ['task.list_a_1/expires_on: document_expired'],
      ],
      [
        'not to a day before its own',
        { ...face('2026-12-24'), ...noticed('2026-12-01') },
        ['task.extension_until: extension_ends_too_early'],
      ],
      [
        'with the day of the notice',
        { ...expired, 'task.extension': 'federal_register_notice' },
        ['task.extension_until: required', 'task.list_a_1/expires_on: document_expired'],
      ],
      [
        'a passport not by the renewal of a card',
        { ...withPassport, ...renewed('2025-05-01') },
        ['task.extension: extension_without_document'],
      ],
      [
        'a driver’s license by the authority that issued it',
        {
          ...withBAndC,
          'task.list_b': { ...license, expires_on: '2026-11-01' },
          'task.extension': 'issuing_authority',
          'task.extension_until': '2027-01-31',
        },
        [],
      ],
    ])('%s', (_title, answers, issues) => {
      expect(issuesOf(answers).toSorted()).toEqual(issues);
    });

    it('and notes on the form what M-274 asks for, before the employer’s own words', () => {
      const printed = (answers: Answers) =>
        printedAnswersOf('i-9', answers, [])['task.additional_information'] ?? null;
      const words = { 'task.additional_information': 'call office ext. 12' };
      expect(printed({ ...expired, ...renewed('2025-05-01') })).toBe('EAD EXT 05/17/2028');
      expect(printed({ ...expired, ...noticed('2027-02-01'), ...words })).toBe(
        'EAD EXT 02/01/2027\ncall office ext. 12',
      );
      expect(printed({ ...expired, ...words })).toBe('call office ext. 12');
      expect(printed({ ...withPassport, ...renewed('2025-05-01') })).toBe(null);
    });
  });

  it('takes receipts, except for a job of less than three business days', () => {
    const receipt = { ...withBAndC, 'task.list_b': { ...license, is_receipt: true } };
    const byNature = {
      ...withPassport,
      'task.list_a_1': { ...passport, document: 'form_i94_refugee', number: '12345678901' },
    };
    expect([...issuesOf(receipt), ...issuesOf(byNature)]).toEqual([]);
    const short = { ...wednesday, 'placement.job_days': 2 };
    expect(issuesOf(receipt, short)).toEqual(['task.list_b/is_receipt: receipt_for_short_job']);
    expect(issuesOf(byNature, short)).toEqual(['task.list_a_1/is_receipt: receipt_for_short_job']);
    expect(issuesOf(receipt, { ...wednesday, 'placement.job_days': 3 })).toEqual([]);
  });

  it('takes no receipt for what is a receipt already, nor for a Form I-94 beside a passport', () => {
    const answers = {
      ...withPassport,
      'task.list_a_1': { ...passport, document: 'form_i94_i551_stamp', is_receipt: true },
    };
    expect(issuesOf(answers)).toEqual(['task.list_a_1/is_receipt: receipt_not_accepted']);
  });

  it('takes school, medical and day-care records only of persons under 18', () => {
    const report = {
      document: 'school_record',
      issuing_authority: 'Albany High School',
      has_no_number: true,
    };
    const born = (day: string) =>
      issuesOf({ ...withBAndC, 'task.list_b': report, 'task.date_of_birth': day });
    expect(born('2008-11-26')).toEqual([]);
    expect(born('2008-11-25')).toEqual(['task.list_b/document: document_under_18_only']);
  });

  it('of an E-Verify employer takes only a List B document with a photograph', () => {
    const voter = { ...withBAndC, 'task.list_b': { ...license, document: 'voter_registration_card' } };
    expect(issuesOf(voter, { ...wednesday, 'employer.uses_e_verify': false })).toEqual([]);
    expect(issuesOf(voter, eVerify)).toEqual(['task.list_b/document: document_without_photo']);
    expect(issuesOf(withBAndC, eVerify)).toEqual([]);
    expect(adviceOn(withBAndC, eVerify)).toEqual(['photo_to_look_for', 'restricted_card']);
  });

  it('offers the alternative procedure only to employers in E-Verify', () => {
    expect(pathsShown(withPassport)).not.toContain('task.alternative_procedure');
    expect(pathsShown(withPassport, eVerify)).toContain('task.alternative_procedure');
  });

  it('takes the alternative procedure only with retained copies of the documents, and a live video', () => {
    const remote = { ...withPassport, 'task.alternative_procedure': true };
    expect(issuesOf(remote, eVerify)).toEqual(['task.alternative_procedure: alternative_needs_copies']);
    const copies = [{ id: 'file_1', name: 'passport.jpg', type: 'image/jpeg', size: 9 }];
    expect(issuesOf({ ...remote, 'task.document_copies': copies }, eVerify)).toEqual([
      'task.alternative_procedure: alternative_needs_video',
    ]);
  });

  it.each([
    ['Lee, Sam', 'title_expected'],
    ['Sam Lee', 'title_expected'],
    ['Lee, Sam, ', 'title_expected'],
    ['Lee, Sam, 12', 'title_expected'],
    ['Lee, Sam, Owner', null],
    ['Lee; Sam; HR', null],
    ['李, 明, 经理', null],
    ['Lee, Sam – Owner', null],
  ])('has last name, first name and title of whoever signs: %s', (given, refused) => {
    const answers = { ...withPassport, 'task.employer_representative': given };
    expect(issuesOf(answers)).toEqual(refused ? [`task.employer_representative: ${refused}`] : []);
  });

  it('has a first day of employment on or after the day of the accepted offer', () => {
    const accepted = { ...wednesday, 'placement.offer_accepted_on': '2026-11-24' };
    expect(issuesOf(withPassport, accepted)).toEqual(['task.first_day_of_employment: date_too_early']);
  });

  it('has a first day of employment after the date of birth', () => {
    const born = (day: string) => issuesOf({ ...withPassport, 'task.date_of_birth': day });
    expect(born('2026-11-23')).toContain('task.first_day_of_employment: first_day_before_birth');
    expect(born('2002-11-23')).toEqual([]);
  });

  it('advises on a document that lasts longer than documents do', () => {
    const until = (day: string) =>
      adviceOn({ ...withPassport, 'task.list_a_1': { ...passport, expires_on: day } });
    expect(until('2046-11-26')).toEqual(['expiration_far_away']);
    expect(until('2046-11-25')).toEqual([]);
  });

  it('is never signed by the employee whose documents they are', () => {
    expect(issuesOf(withPassport, { ...wednesday, 'signer.is_employee': true })).toEqual([
      'task.employer_representative: signer_is_employee',
    ]);
  });

  it('advises where the representative has the name of the employee, who may be father or son', () => {
    const same = { ...withPassport, 'task.employer_representative': 'RIVERA, Ana, Owner' };
    const page = findPage(i9, 'section_2_certification') ?? documentsPage;
    expect(advisePage({ edition: i9, answers: same, context: wednesday }, page).map((it) => it.code)).toEqual(
      ['representative_has_employees_name'],
    );
    expect(advisePage({ edition: i9, answers: withPassport, context: wednesday }, page)).toEqual([]);
    expect(issuesOf(same)).toEqual([]);
  });

  it('advises where the company stands for the person', () => {
    const page = findPage(i9, 'section_2_certification') ?? documentsPage;
    const adviceOf = (representative: string) =>
      advisePage(
        {
          edition: i9,
          answers: {
            ...withPassport,
            'task.employer_name': 'Harbor Foods',
            'task.employer_representative': representative,
          },
          context: wednesday,
        },
        page,
      ).map((it) => it.code);
    expect(adviceOf('Harbor foods, LLC, employer')).toEqual(['representative_is_company']);
    expect(adviceOf('Reyes, Carla, HR Manager')).toEqual([]);
  });

  it('advises on a number that documents of its kind do not have', () => {
    expect(adviceOn({ ...withPassport, 'task.list_a_1': { ...passport, number: '12' } })).toEqual([
      'document_number_unusual',
    ]);
    expect(adviceOn(withPassport)).toEqual([]);
  });

  it('tells the employer which Social Security cards to refuse', () => {
    expect(adviceOn(withBAndC)).toEqual(['restricted_card']);
    expect(adviceOn(withPassport)).toEqual([]);
  });

  it('names the notice against discrimination where documents are entered', () => {
    expect(documentsPage.fields[0]?.text?.en).toMatch(
      /^ANTI-DISCRIMINATION NOTICE: All employees can choose/,
    );
  });
});
