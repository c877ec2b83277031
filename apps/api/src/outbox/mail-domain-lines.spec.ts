import { describe, expect, it } from '@jest/globals';
import type { MailDomainRecord } from '@firstday/domain';
import { mailDomainLines } from './mail-domain-lines.js';

const record = (given: Partial<MailDomainRecord>): MailDomainRecord => ({
  ...{ kind: 'spf', state: 'ok', name: 'example.com', found: null, suggested: null },
  ...given,
});

describe('what the operator is told of the sender’s domain', () => {
  it('says what is in order, and the record to add where one is missing', () => {
    const suggested = 'v=DMARC1; p=none; rua=mailto:postmaster@example.com';
    const missing = record({ kind: 'dmarc', state: 'missing', name: '_dmarc.example.com', suggested });
    expect(mailDomainLines([record({}), missing])).toEqual([
      'SPF: in order (example.com).',
      `DMARC: missing. Add a TXT record at _dmarc.example.com, such as: ${suggested}`,
    ]);
  });

  it('says something of each state', () => {
    const states = ['missing', 'weak', 'several', 'revoked', 'not_known', 'unreadable'] as const;
    const said = mailDomainLines(states.map((state) => record({ kind: 'dkim', state })));
    expect(new Set(said).size).toBe(states.length);
  });
});
