import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { addDays, yearsAfter } from '../deadlines/add-days.js';
import {
  earliestDeletion,
  knownRetention,
  lawfulDeletion,
  type RetentionDates,
} from '../deadlines/retention.js';
import { retentionOf } from './catalog.js';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const earliest = (form: string, kept: RetentionDates) => earliestDeletion(retentionOf(form), kept);
const lawful = (form: string, kept: RetentionDates) => lawfulDeletion(retentionOf(form), kept);

describe('retention', () => {
  const kept = (endDate: string | null) => ({
    hireDate: '2024-02-29',
    endDate,
    completedAt: '2024-03-01T09:00:00.000Z',
  });

  it('of Form I-9 is three years after the hire or one year after the end, whichever is later', () => {
    expect(earliest('i-9', kept('2024-06-30'))).toBe('2027-03-01');
    expect(earliest('i-9', kept('2026-11-23'))).toBe('2027-11-23');
  });

  it('of Form I-9 has no end while the person is employed', () => {
    expect(earliest('i-9', kept(null))).toBeNull();
    expect(earliest('w-4', kept(null))).toBeNull();
  });

  it('of Form W-4 is four years after the last tax is due', () => {
    expect(earliest('w-4', kept('2026-11-23'))).toBe('2031-04-15');
  });

  it('of an own form is a year, and of a payroll record three', () => {
    expect(earliest('handbook', kept(null))).toBe('2025-03-01');
    expect(earliest('toString', kept(null))).toBe('2025-03-01');
    expect(earliest('direct-deposit', kept('2026-11-23'))).toBe('2029-11-23');
  });

  it('is known in part while the person is employed', () => {
    const known = (form: string, end: string | null) => knownRetention(retentionOf(form), kept(end));
    expect(known('i-9', null)).toEqual({ until: '2027-03-01', isOpen: true });
    expect(known('w-4', null)).toEqual({ until: null, isOpen: true });
    expect(known('handbook', null)).toEqual({ until: '2025-03-01', isOpen: false });
    expect(known('i-9', '2026-11-23')).toEqual({ until: '2027-11-23', isOpen: false });
  });

  it('ends by itself on the first day that the law allows, and not before the end of the employment is known', () => {
    expect(lawful('i-9', kept('2026-11-23'))).toBe('2027-11-23');
    expect(lawful('w-4', kept('2026-11-23'))).toBe('2031-04-15');
    expect(lawful('direct-deposit', kept('2026-11-23'))).toBe('2029-11-23');
    expect(lawful('handbook', kept('2026-11-23'))).toBe('2027-11-23');
    for (const form of ['i-9', 'w-4', 'direct-deposit', 'handbook', 'constructor'])
      expect(lawful(form, kept(null))).toBeNull();
  });

  it('of Form I-9 is never shorter than either of its two terms', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 5000 }), (hireDate, days) => {
        const endDate = addDays(hireDate, days);
        const until = earliest('i-9', { hireDate, endDate, completedAt: hireDate }) ?? '';
        expect(until >= yearsAfter(hireDate, 3) && until >= yearsAfter(endDate, 1)).toBe(true);
      }),
    );
  });
});
