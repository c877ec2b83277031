import type { EverifyCase } from '@firstday/domain';
import { describe, expect, it } from '@jest/globals';
import { caseNextStep } from './case-next-step';

const prepared: Parameters<typeof caseNextStep>[0] = {
  status: 'PREPARED',
  pending: null,
  missing: [],
  mismatch: null,
};
const mismatch = {
  agency: 'SSA',
  employer_acts_by: '2026-12-04',
  employee_acts_by: null,
  notice_downloaded_at: null,
  notified_at: null,
  decision: null,
  decided_at: null,
  signed_by: null,
  notice_sha256: null,
  next_step: 'notify',
} as const satisfies EverifyCase['mismatch'];

describe('what is next with a case', () => {
  it('is to open it once nothing is missing', () => {
    expect(caseNextStep(prepared)).toBe('open');
    expect(caseNextStep({ ...prepared, missing: ['company_id'] })).toBe('putRight');
  });

  it('is to wait for a Social Security number where nothing else is missing', () => {
    expect(caseNextStep({ ...prepared, missing: ['ssn_pending'] })).toBe('waitForNumber');
    expect(caseNextStep({ ...prepared, missing: ['ssn_pending', 'company_id'] })).toBe('putRight');
    expect(caseNextStep({ ...prepared, missing: ['ssn'] })).toBe('putRight');
  });

  it('is to wait while E-Verify has not answered, whatever comes after', () => {
    const pending = {
      action: 'open',
      since: '2026-11-25T12:00:00.000Z',
      attempts: 1,
      last_error: null,
    } as const;
    expect(caseNextStep({ ...prepared, missing: ['company_id'], pending })).toBe('waitForEverify');
  });

  it('goes by the step of a mismatch', () => {
    const asked = { ...prepared, status: 'PENDING_REFERRAL' as const, mismatch };
    expect(caseNextStep(asked)).toBe('tell');
    expect(caseNextStep({ ...asked, mismatch: { ...mismatch, next_step: 'decline_to_act' } })).toBe(
      'reportNoAction',
    );
  });

  it('is nothing once it is closed', () => {
    expect(caseNextStep({ ...prepared, status: 'CLOSED' })).toBe('nothing');
  });
});
