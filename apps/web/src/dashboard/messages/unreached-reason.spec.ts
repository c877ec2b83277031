import { describe, expect, it } from '@jest/globals';
import type { EmployeeMessage } from '@firstday/domain';
import { unreachedReason } from './unreached-reason';

const message: EmployeeMessage = {
  id: 'msg_1',
  kind: 'invitation',
  channel: 'email',
  status: 'sent',
  employee_id: 'ee_1',
  representative_id: null,
  task_id: null,
  language: 'en',
  attempts: 1,
  reason: null,
  is_to_current_address: true,
  is_suppressed: false,
  held_until: null,
  opened_at: null,
  sent_at: null,
  created_at: '2026-11-26T09:00:00.000Z',
};

describe('why a message reached nobody', () => {
  it('is what somebody can do something about', () => {
    const of = (status: EmployeeMessage['status'], reason: string | null = null) =>
      unreachedReason({ ...message, status, reason });
    expect(of('bounced', '550 5.1.1')).toBe('bounced');
    expect(of('refused', '554 5.7.1')).toBe('refused');
    expect(of('refused', 'no_address')).toBe('address_missing');
    expect(of('refused', 'not_an_address')).toBe('address_missing');
    expect(of('suppressed', 'address_suppressed')).toBe('stopped');
    expect(of('suppressed', 'expired')).toBe('not_written');
  });

  it('is none where it may have arrived, messages were turned off, or the address is another one now', () => {
    const corrected = { ...message, status: 'bounced', is_to_current_address: false } as const;
    expect(unreachedReason(corrected)).toBeUndefined();
    const waited = { ...corrected, status: 'suppressed', reason: 'contact_changed' } as const;
    expect(unreachedReason(waited)).toBe('not_written');
    for (const status of ['queued', 'sent', 'handed_over'] as const)
      expect(unreachedReason({ ...message, status })).toBeUndefined();
    expect(unreachedReason({ ...message, status: 'suppressed', reason: 'turned_off' })).toBeUndefined();
  });
});
