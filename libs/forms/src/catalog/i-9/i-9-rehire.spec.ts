import { describe, expect, it } from '@jest/globals';

import type { Answers } from '../../answers.js';
import { i9Rehire } from './i-9-rehire.js';

const citizen = { 'task.citizenship_status': 'citizen' };
const alien = { 'task.citizenship_status': 'alien_authorized_to_work' };
const listA = (document: string, expires_on: string | null): Answers => ({
  'task.list_a_1': { document, expires_on },
});
const permit = (end: string) => listA('employment_authorization_document', end);
const signed = { section_1: '2024-02-26', section_2: '2024-02-29' };
type Case = readonly [title: string, answers: Answers, rehiredOn: string, terms: string];

const terms = (answers: Answers, rehiredOn: string, signedOn: Readonly<Record<string, string>> = signed) => {
  const found = i9Rehire({ edition: '01/20/25', answers, signedOn, startDate: null }, rehiredOn);
  if (found === null) return 'no form';
  return [found.isInTime ? 'in time' : 'too late', ...(found.needsDocument ? ['document'] : [])].join(', ');
};

describe('8 CFR 274a.2(c)(1): Supplement B of an earlier Form I-9 for a rehire', () => {
  it.each<Case>([
    ['on the day on which it was completed', citizen, '2024-02-29', 'in time'],
    ['the day before', citizen, '2024-02-28', 'too late'],
    ['a year later', citizen, '2025-03-01', 'in time'],
    ['a day before three years', citizen, '2027-02-28', 'in time'],
    ['three years after a leap day, on March 1', citizen, '2027-03-01', 'in time'],
    ['a day later', citizen, '2027-03-02', 'too late'],
    ['ten years later', citizen, '2034-02-28', 'too late'],
    [
      'of a citizen whose passport ended',
      { ...citizen, ...listA('us_passport', '2025-01-01') },
      '2026-01-01',
      'in time',
    ],
    [
      'of a resident whose Form I-551 ended',
      {
        'task.citizenship_status': 'lawful_permanent_resident',
        ...listA('permanent_resident_card', '2025-01-01'),
      },
      '2026-01-01',
      'in time',
    ],
    [
      'of an alien whose authorization goes on',
      { ...alien, ...permit('2026-06-01') },
      '2026-01-01',
      'in time',
    ],
    [
      'of an alien whose authorization ends on that day',
      { ...alien, ...permit('2026-01-01') },
      '2026-01-01',
      'in time',
    ],
    [
      'of an alien whose authorization ended the day before',
      { ...alien, ...permit('2025-12-31') },
      '2026-01-01',
      'in time, document',
    ],
    [
      'of an alien by the earlier end in Section 1',
      { ...alien, ...permit('2026-06-01'), 'task.work_authorization_expires_on': '2025-12-31' },
      '2026-01-01',
      'in time, document',
    ],
    [
      'of an alien with an unrestricted card and no end',
      {
        ...alien,
        'task.list_b': { document: 'drivers_license', expires_on: '2025-01-01' },
        'task.list_c': { document: 'social_security_card', expires_on: null },
      },
      '2026-01-01',
      'in time',
    ],
  ])('%s', (_title, answers, rehiredOn, expected) => {
    expect(terms(answers, rehiredOn)).toBe(expected);
  });

  it('is counted from the form and not from a later block, whose document counts', () => {
    const answers = {
      ...alien,
      ...permit('2025-01-01'),
      'task.reverify_1_document': { document: 'employment_authorization_document', expires_on: '2027-01-01' },
    };
    const reverified = { ...signed, supplement_b_1: '2025-01-01' };
    expect(terms(answers, '2026-06-01', reverified)).toBe('in time');
    expect(terms(answers, '2027-02-01', reverified)).toBe('in time, document');
    expect(terms(answers, '2027-03-02', reverified)).toBe('too late, document');
  });

  it('takes a form that was completed', () => {
    expect(terms(citizen, '2025-01-01', { section_1: '2024-02-26' })).toBe('no form');
  });
});
