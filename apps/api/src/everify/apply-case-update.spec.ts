import { describe, expect, it } from '@jest/globals';
import { applyCaseUpdate } from './apply-case-update.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';

const row = { time_zone: 'America/New_York', open_by: '2026-09-04', mismatch: null } as EverifyCaseEntity;
const tuesday = new Date('2026-09-29T15:00:00Z');
const pending = { case_status: 'PENDING_REFERRAL', ssa_referral_status: 'OPEN' } as never;
const referred = { case_status: 'REFERRED', ssa_referral_status: 'OPEN' } as never;
const shutdown = { from: '2026-10-01', until: '2026-10-08' };

describe('the days of a mismatch that E-Verify names none for', () => {
  it('are working days of the federal government, over its holidays', () => {
    expect(applyCaseUpdate(row, pending, tuesday, [])).toMatchObject({ due_on: '2026-10-14' });
    expect(applyCaseUpdate(row, referred, tuesday, [])).toMatchObject({ due_on: '2026-10-09' });
  });

  it('are none of those on which E-Verify was shut', () => {
    expect(applyCaseUpdate(row, pending, tuesday, [shutdown])).toMatchObject({ due_on: '2026-10-22' });
    expect(applyCaseUpdate(row, referred, tuesday, [shutdown])).toMatchObject({ due_on: '2026-10-20' });
  });
});
