import { describe, expect, it } from '@jest/globals';

import type { Answers, FormContext } from '../../answers.js';
import { factsOf } from '../../facts-of.js';
import { findField } from '../../find-field.js';
import { isShown } from '../../shown-answers.js';
import { validateSection } from '../../validate-section.js';
import { printedAnswersOf } from '../catalog.js';
import { documentOptions } from './acceptable-documents.js';
import { i9 } from './i-9.js';
import { i9OfficialPdf } from './i-9-official-pdf.js';

const permit = {
  document: 'employment_authorization_document',
  number: 'ABC1234567890',
  expires_on: '2028-01-01',
};
const alien: Answers = {
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': '2026-12-15',
  'task.reverify_1_document': permit,
  'task.reverify_1_representative': 'Sam Lee',
};
const today: FormContext = { today: '2026-11-23', 'section_2.signed_on': '2024-03-01' };

const issuesOf = (answers: Answers, context: FormContext = today, sectionId = 'supplement_b_1') =>
  validateSection({ edition: i9, answers, context: context }, sectionId).map(
    (it) => `${it.path.join('/')}: ${it.code}`,
  );

describe('Supplement B of Form I-9', () => {
  it('records a reverification with a document of List A or List C, without an issuing authority', () => {
    expect(issuesOf(alien)).toEqual([]);
    const offered = findField(i9, 'task.reverify_1_document')?.documents?.map(({ key }) => key) ?? [];
    expect(documentOptions('b').filter(({ key }) => offered.includes(key))).toEqual([]);
    expect(documentOptions('c').every(({ key }) => offered.includes(key))).toBe(true);
  });

  it.each(['citizen', 'noncitizen_national'])('never reverifies a %s', (status) => {
    expect(issuesOf({ ...alien, 'task.citizenship_status': status })).toEqual([
      'task.reverify_1_document: reverification_of_citizen',
    ]);
  });

  it('never reverifies a resident who showed Form I-551, and does reverify a temporary stamp', () => {
    const resident = (document: string): Answers => ({
      ...alien,
      'task.citizenship_status': 'lawful_permanent_resident',
      'task.list_choice': 'a',
      'task.list_a_1': { document, issuing_authority: 'USCIS', expires_on: '2026-12-15' },
    });
    expect(issuesOf(resident('permanent_resident_card'))).toEqual([
      'task.reverify_1_document: reverification_of_resident',
    ]);
    expect(issuesOf(resident('foreign_passport_i551_stamp'))).toEqual([]);
  });

  // M-274 5.1 and 7.1, 8 U.S.C. 1324b(a)(6).
  it.each([
    ['a resident who showed a license and a Social Security card', 'lawful_permanent_resident', null],
    ['someone whose authorization does not end', 'alien_authorized_to_work', null],
  ])('reverifies nothing of %s: no authorization on the form ends', (_, status, end) => {
    const answers = {
      ...alien,
      'task.citizenship_status': status,
      'task.work_authorization_expires_on': end,
      'task.list_choice': 'b_and_c',
      'task.list_b': { document: 'drivers_license', number: 'D1', expires_on: '2026-12-15' },
      'task.list_c': { document: 'social_security_card', number: '123-45-6789' },
    };
    expect(issuesOf(answers)).toEqual(['task.reverify_1_document: reverification_not_due']);
  });

  it('reverifies no one again who showed Form I-551 in an earlier block', () => {
    const card = { document: 'permanent_resident_card', number: 'MSC1234567890', expires_on: '2029-01-01' };
    const first = { ...alien, 'task.reverify_1_document': card };
    expect(issuesOf(first)).toEqual([]);
    const second = {
      ...first,
      'task.reverify_2_document': permit,
      'task.reverify_2_representative': 'Sam Lee',
    };
    const signed = { ...today, 'supplement_b_1.signed_on': '2026-11-20' };
    expect(issuesOf(second, signed, 'supplement_b_2')).toEqual([
      'task.reverify_2_document: reverification_of_resident',
    ]);
  });

  it('takes only unexpired documents', () => {
    const expired = { ...alien, 'task.reverify_1_document': { ...permit, expires_on: '2026-11-22' } };
    expect(issuesOf(expired)).toEqual(['task.reverify_1_document/expires_on: document_expired']);
    expect(issuesOf({ ...expired, 'task.reverify_1_additional_information': 'EXT until 05/2027' })).toEqual([
      'task.reverify_1_document/expires_on: document_expired',
    ]);
    const extension = {
      'task.reverify_1_extension': 'federal_register_notice',
      'task.reverify_1_extension_until': '2027-05-01',
    };
    expect(issuesOf({ ...expired, ...extension })).toEqual([]);
    expect(issuesOf({ ...expired, 'task.reverify_2_extension': 'federal_register_notice' })).toHaveLength(1);
  });

  it('notes an extension with initials and date', () => {
    const signed = {
      sectionId: 'supplement_b_1',
      method: 'typed',
      name: 'Sam Lee',
      signedAt: '2026-11-23T15:00:00Z',
      signedOn: '2026-11-23',
    } as const;
    const extended = {
      ...alien,
      'task.reverify_1_extension': 'federal_register_notice',
      'task.reverify_1_extension_until': '2028-05-01',
    };
    const printed = printedAnswersOf('i-9', extended, [signed]);
    expect(printed['task.reverify_1_additional_information']).toBe('EAD EXT 05/01/2028, SL 11/23/2026');
  });

  it('records something: a rehire, a new name or a document', () => {
    const empty = { 'task.citizenship_status': 'citizen', 'task.reverify_1_representative': 'Sam Lee' };
    expect(issuesOf(empty)).toEqual(['task.supplement_b_1_events: event_missing']);
    expect(issuesOf({ ...empty, 'task.rehire_1_last_name': 'Gómez' })).toEqual([]);
  });

  const citizen = { 'task.citizenship_status': 'citizen', 'task.reverify_1_representative': 'Sam Lee' };
  const events = (...chosen: readonly string[]): Answers => ({ 'task.supplement_b_1_events': chosen });
  const rehire = { 'task.rehire_1_date': '2026-11-20' };
  const name = { 'task.rehire_1_last_name': 'Gómez' };
  const document = { 'task.reverify_1_document': permit };

  it.each<readonly [title: string, answers: Answers, issues: readonly string[]]>([
    ['a rehire with its date', { ...citizen, ...events('rehire'), ...rehire }, []],
    ['a rehire without it', { ...citizen, ...events('rehire') }, ['task.rehire_1_date: rehire_date_missing']],
    ['a new name', { ...citizen, ...events('new_name'), ...name }, []],
    [
      'a new name without one',
      { ...citizen, ...events('new_name') },
      ['task.rehire_1_last_name: new_name_missing'],
    ],
    ['a reverification with its document', { ...alien, ...events('reverification') }, []],
    [
      'a reverification without it',
      { ...alien, ...events('reverification'), 'task.reverify_1_document': null },
      ['task.reverify_1_document: reverified_document_missing'],
    ],
    [
      'all three at once',
      { ...alien, ...events('rehire', 'new_name', 'reverification'), ...rehire, ...name },
      [],
    ],
    [
      'a rehire, and has a name that is not said',
      { ...citizen, ...events('rehire'), ...rehire, ...name },
      ['task.supplement_b_1_events: event_not_chosen'],
    ],
    [
      'a new name, and has a document that is not said',
      { ...alien, ...events('new_name'), ...name, ...document },
      ['task.supplement_b_1_events: event_not_chosen'],
    ],
  ])('says that it records %s', (_title, answers, issues) => {
    expect(issuesOf(answers)).toEqual(issues);
  });

  const listA = { 'task.list_choice': 'a', 'task.list_a_1': { ...permit, expires_on: '2026-11-19' } };
  const former = { 'task.reverify_1_representative': 'Sam Lee', ...rehire };
  it.each<readonly [title: string, answers: Answers, issues: readonly string[]]>([
    [
      'whose authorization ended the day before',
      { ...former, 'task.citizenship_status': 'alien_authorized_to_work', ...listA },
      ['task.reverify_1_document: rehire_needs_document'],
    ],
    [
      'whose authorization ends on that day',
      {
        ...former,
        'task.citizenship_status': 'alien_authorized_to_work',
        ...listA,
        'task.rehire_1_date': '2026-11-19',
      },
      [],
    ],
    [
      'whose authorization ended, with a new document',
      { ...former, 'task.citizenship_status': 'alien_authorized_to_work', ...listA, ...document },
      [],
    ],
    ['who is a citizen, whatever ended', { ...former, 'task.citizenship_status': 'citizen', ...listA }, []],
    [
      'who is a resident and showed Form I-551',
      {
        ...former,
        'task.citizenship_status': 'lawful_permanent_resident',
        'task.list_choice': 'a',
        'task.list_a_1': { document: 'permanent_resident_card', expires_on: '2026-01-01' },
      },
      [],
    ],
  ])('8 CFR 274a.2(c)(1)(ii): rehires somebody %s', (_title, answers, issues) => {
    expect(issuesOf(answers)).toEqual(issues);
  });

  it('records a rehire on the day itself, and none that is still to come', () => {
    const rehired = (day: string) => issuesOf({ ...citizen, ...events('rehire'), 'task.rehire_1_date': day });
    expect(rehired('2026-11-23')).toEqual([]);
    expect(rehired('2026-11-24')).toEqual(['task.rehire_1_date: rehire_in_future']);
  });

  it('records a rehire within three years of the date on which the form was completed', () => {
    const rehired = (day: string) =>
      issuesOf(
        {
          'task.citizenship_status': 'citizen',
          'task.reverify_1_representative': 'Sam Lee',
          'task.rehire_1_date': day,
        },
        { ...today, today: '2027-03-02' },
      );
    expect(rehired('2027-03-01')).toEqual([]);
    expect(rehired('2027-03-02')).toEqual(['task.rehire_1_date: rehire_too_late']);
    expect(rehired('2024-02-28')).toEqual(['task.rehire_1_date: rehire_before_original']);
  });

  describe('says how the documents were examined, as Section 2 does', () => {
    const eVerify: FormContext = { ...today, 'employer.uses_e_verify': true };
    const forAll: FormContext = { ...eVerify, 'employer.remote_examination': 'all_hires' };
    const forRemote: FormContext = { ...eVerify, 'employer.remote_examination': 'remote_hires' };
    const block = (given: object): Answers =>
      Object.fromEntries(Object.entries(given).map(([name, value]) => [`task.reverify_1_${name}`, value]));
    const files = [1, 2].map((at) => ({ id: `file_${at}`, name: 'a.jpg', type: 'image/jpeg', size: 9 }));
    const steps = {
      examination_method: 'live_video',
      alternative_procedure: true,
      received_copies: files,
      copies_examined_on: '2026-11-20',
      video_on: '2026-11-20',
      video_at: '14:30',
      video_by: 'Sam Lee',
    };
    const byVideo = { ...alien, ...block(steps) };
    const missing = 'task.reverify_1_received_copies: copies_of_sides_missing';

    it('of an employer that examines from afar, and of no other', () => {
      expect(issuesOf(alien, forAll)).toEqual(['task.reverify_1_examination_method: required']);
      expect(issuesOf(alien, eVerify)).toEqual([]);
      const elsewhere: FormContext = { ...forAll, 'employer.uses_e_verify': false };
      expect(issuesOf(alien, elsewhere)).toEqual([]);
    });

    it('with each of the three steps', () => {
      expect(issuesOf(byVideo, forAll)).toEqual([]);
      const bare = { ...alien, ...block({ examination_method: 'live_video', received_copies: files }) };
      expect(issuesOf(bare, forAll)).toEqual([
        'task.reverify_1_copies_examined_on: required',
        'task.reverify_1_video_on: required',
        'task.reverify_1_video_at: required',
        'task.reverify_1_video_by: required',
      ]);
    });

    it('with copies of its own, front and back: those from the hire show other documents', () => {
      expect(issuesOf({ ...byVideo, ...block({ received_copies: files.slice(1) }) }, forAll)).toEqual([
        missing,
      ]);
      const fromTheHire = { ...byVideo, ...block({ received_copies: [] }), 'task.document_copies': files };
      expect(issuesOf(fromTheHire, forAll)).toEqual([missing]);
    });

    it('and its box is ticked by that, never by hand', () => {
      expect(
        issuesOf({ ...alien, ...block({ alternative_procedure: true, received_copies: files }) }, eVerify),
      ).toEqual(['task.reverify_1_alternative_procedure: alternative_needs_copies']);
      const boxes = i9OfficialPdf
        .boxes(byVideo)
        .flatMap((it) => ('checked' in it && 'field' in it ? [it.field] : []));
      expect(boxes).toContain('CB_Alt_0');
      const ticked = findField(i9, 'task.reverify_1_alternative_procedure')?.tickedWhen;
      const isTicked = (answers: Answers, context: FormContext) =>
        ticked !== undefined && isShown({ when: ticked }, factsOf({ answers, context }));
      expect(isTicked(byVideo, forAll)).toBe(true);
      expect(isTicked(byVideo, eVerify)).toBe(false);
      expect(isTicked({ ...byVideo, ...block({ examination_method: 'in_person' }) }, forAll)).toBe(false);
    });

    it('only for those who work remotely where it is for them alone', () => {
      expect(issuesOf(byVideo, forRemote)).toEqual([
        'task.reverify_1_examination_method: video_for_remote_hires',
      ]);
      expect(issuesOf({ ...byVideo, ...block({ works_remotely: true }) }, forRemote)).toEqual([]);
    });

    it('never where it records a rehire or a new name without a document', () => {
      expect(issuesOf({ ...citizen, ...name }, forAll)).toEqual([]);
    });
  });

  it('has a name at the signature', () => {
    expect(issuesOf({ ...alien, 'task.reverify_1_representative': null })).toEqual([
      'task.reverify_1_representative: required',
    ]);
  });

  it('opens on request only, one block for each event', () => {
    const blocks = i9.sections.filter((it) => it.id.startsWith('supplement_b'));
    expect(blocks.map((it) => it.opens)).toEqual(['on_request', 'on_request', 'on_request']);
  });
});
