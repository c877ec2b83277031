import { describe, expect, it } from '@jest/globals';
import type { OnboardingLink } from '@firstday/domain';
import { wasLastLinkRevoked } from './was-last-link-revoked';

const link: OnboardingLink = {
  id: 'link_1',
  employee_id: 'ee_1',
  assignee_type: 'employee',
  task_ids: null,
  issuer: { type: 'user', id: 'user_1' },
  issuer_sees_sensitive: false,
  handed_over: 'dashboard',
  signer: null,
  representative_id: null,
  created_from: { ip: '', user_agent: '' },
  is_active: false,
  uses: 0,
  last_used_at: null,
  expires_at: '2026-12-01T09:00:00.000Z',
  revoked_at: null,
  created_at: '2026-11-26T09:00:00.000Z',
};
const revoked = { ...link, revoked_at: '2026-11-27T09:00:00.000Z' };

describe('the last link to somebody', () => {
  it('is the newest that was handed to them, whatever earlier one opens still', () => {
    expect(wasLastLinkRevoked([revoked, link])).toBe(true);
    expect(wasLastLinkRevoked([link, revoked])).toBe(false);
    expect(wasLastLinkRevoked([])).toBe(false);
  });

  it('is none of the employer’s, of a component, or of somebody else’s part', () => {
    const others: OnboardingLink[] = [
      { ...revoked, assignee_type: 'employer' },
      { ...revoked, issuer: { type: 'component_session', id: 'cs_1' }, handed_over: 'component' },
      { ...revoked, handed_over: 'hosted_page' },
      { ...revoked, representative_id: 'rep_1' },
    ];
    for (const other of others) expect(wasLastLinkRevoked([other, link])).toBe(false);
  });
});
