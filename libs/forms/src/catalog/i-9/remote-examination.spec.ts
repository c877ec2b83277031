import { describe, expect, it } from '@jest/globals';
import type { Answers, FormContext } from '../../answers.js';
import { validateSection } from '../../validate-section.js';
import { visibleFields } from '../../shown-answers.js';
import { findPage } from '../../find-field.js';
import { i9 } from './i-9.js';

const license = {
  document: 'drivers_license',
  issuing_authority: 'New York DMV',
  number: '123456789',
  expires_on: '2029-05-02',
};
const card = {
  document: 'social_security_card',
  issuing_authority: 'Social Security Administration',
  number: '123456789',
};
const section2: Answers = {
  'task.list_choice': 'b_and_c',
  'task.list_b': license,
  'task.list_c': card,
  'task.date_of_birth': '1990-02-09',
  'task.first_day_of_employment': '2026-11-23',
  'task.employer_representative': 'Lee, Sam, Office manager',
  'task.employer_name': 'Acme Inc.',
  'task.employer_address': '1 State St, Albany, NY 12207',
};
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `file_${at}`,
    name: 'a.jpg',
    type: 'image/jpeg',
    size: 9,
  }));
const byVideo: Answers = {
  ...section2,
  'task.examination_method': 'live_video',
  'task.alternative_procedure': true,
  'task.document_copies': files(4),
  'task.copies_examined_on': '2026-11-24',
  'task.video_on': '2026-11-25',
  'task.video_at': '2:30 PM',
  'task.video_by': 'Sam Lee',
};
const wednesday: FormContext = { today: '2026-11-25', 'employer.uses_e_verify': true };
const forAll: FormContext = { ...wednesday, 'employer.remote_examination': 'all_hires' };
const forRemote: FormContext = { ...wednesday, 'employer.remote_examination': 'remote_hires' };

const issuesOf = (answers: Answers, context: FormContext) =>
  validateSection({ edition: i9, answers, context }, 'section_2')
    .map((it) => `${it.path.join('/')}: ${it.code}`)
    .toSorted();
const asked = (answers: Answers, context: FormContext) => {
  const page = findPage(i9, 'section_2_documents');
  return page ? visibleFields(page, { answers, context }).map(({ path }) => path) : [];
};

describe('88 FR 47749, M-274 4.5: an examination from afar', () => {
  it('has its three steps, each with its day, and who saw the documents', () => {
    expect(issuesOf(byVideo, forAll)).toEqual([]);
    const { 'task.video_by': _by, 'task.video_at': _at, 'task.video_on': _on, ...rest } = byVideo;
    const { 'task.copies_examined_on': _copies, ...bare } = rest;
    expect(issuesOf(bare, forAll)).toEqual([
      'task.copies_examined_on: required',
      'task.video_at: required',
      'task.video_by: required',
      'task.video_on: required',
    ]);
  });

  it.each([
    [
      'copies before the call',
      { 'task.copies_examined_on': '2026-11-26' },
      'task.copies_examined_on: date_too_late',
    ],
    ['a call that was', { 'task.video_on': '2026-11-26' }, 'task.video_on: date_too_late'],
    ['a time of day', { 'task.video_at': 'in the morning' }, 'task.video_at: time_expected'],
    ['a time that there is', { 'task.video_at': '25:00' }, 'task.video_at: time_expected'],
  ])('has %s', (_what, given, refused) => {
    expect(issuesOf({ ...byVideo, ...given }, forAll)).toContain(refused);
  });

  it('keeps a copy of each side: of a card two, of a passport one', () => {
    const missing = ['task.received_copies: copies_of_sides_missing'];
    expect(issuesOf({ ...byVideo, 'task.document_copies': files(3) }, forAll)).toEqual(missing);
    const received = { 'task.document_copies': files(1), 'task.received_copies': files(3) };
    expect(issuesOf({ ...byVideo, ...received }, forAll)).toEqual([]);
    const all = { 'task.document_copies': [], 'task.received_copies': files(4) };
    expect(issuesOf({ ...byVideo, ...all }, forAll)).toEqual([]);
    const passport = {
      document: 'us_passport',
      issuing_authority: 'U.S. Department of State',
      number: '512345678',
      expires_on: '2030-01-01',
    };
    const withPassport = {
      'task.list_choice': 'a',
      'task.list_a_1': passport,
      'task.document_copies': files(1),
    };
    expect(issuesOf({ ...byVideo, ...withPassport }, forAll)).toEqual([]);
    const none = { ...byVideo, ...withPassport, 'task.document_copies': [] };
    expect(issuesOf(none, forAll)).toContain('task.received_copies: copies_of_sides_missing');
  });

  it('is asked about where the employer does it, and nowhere else', () => {
    expect(issuesOf(section2, forAll)).toEqual(['task.examination_method: required']);
    for (const context of [wednesday, { ...forAll, 'employer.uses_e_verify': false }]) {
      expect(issuesOf(section2, context)).toEqual([]);
      expect(asked(byVideo, context)).not.toContain('task.examination_method');
    }
  });

  it('is what the box says: no box without it', () => {
    const byHand = { ...section2, 'task.alternative_procedure': true, 'task.document_copies': files(4) };
    expect(issuesOf(byHand, wednesday)).toEqual(['task.alternative_procedure: alternative_needs_video']);
    const inPerson = { ...byHand, 'task.examination_method': 'in_person', 'task.in_person_by_choice': true };
    expect(issuesOf(inPerson, forAll)).toEqual(['task.alternative_procedure: alternative_needs_video']);
  });
});

describe('consistent by site', () => {
  const inPerson = { ...section2, 'task.examination_method': 'in_person' };
  const remotely = { 'task.works_remotely': true };

  it('a video is for all, or for those who work only remotely', () => {
    expect(issuesOf({ ...byVideo, ...remotely }, forRemote)).toEqual([]);
    expect(issuesOf(byVideo, forRemote)).toEqual(['task.examination_method: video_for_remote_hires']);
    expect(issuesOf(inPerson, forRemote)).toEqual([]);
  });

  it('whoever comes in person where a video is the rule chose so, which is stated', () => {
    const stated = { 'task.in_person_by_choice': true };
    const missing = ['task.in_person_by_choice: required'];
    expect(issuesOf(inPerson, forAll)).toEqual(missing);
    expect(issuesOf({ ...inPerson, ...remotely }, forRemote)).toEqual(missing);
    expect(issuesOf({ ...inPerson, ...stated }, forAll)).toEqual([]);
    expect(issuesOf({ ...inPerson, ...remotely, ...stated }, forRemote)).toEqual([]);
    expect(issuesOf({ ...inPerson, 'task.in_person_by_choice': false }, forAll)).toEqual(missing);
  });
});
