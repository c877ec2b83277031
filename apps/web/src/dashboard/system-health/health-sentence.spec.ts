import { describe, expect, it } from '@jest/globals';
import { SystemHealthKind, type SystemHealthLine } from '@firstday/domain';
import { healthSentence } from './health-sentence';

const line = (given: Partial<SystemHealthLine>): SystemHealthLine => ({
  ...{ kind: 'documents', state: 'ok', reason: null, since: null, waiting: null, failing: null },
  ...{ webhook_id: null, webhook_url: null, records: [] },
  ...given,
});

describe('what a line of the system health says', () => {
  it('has words of its own for each thing that works', () => {
    const said = SystemHealthKind.options.map((kind) => healthSentence(line({ kind })));
    expect(new Set(said).size).toBe(SystemHealthKind.options.length);
    expect(said).not.toContain('sayUnreadable');
  });

  it('says why, where state and kind do not', () => {
    const webhook = { kind: 'webhook', state: 'failing' } as const;
    expect(healthSentence(line({ ...webhook, reason: 'turned_off' }))).toBe('sayTurnedOff');
    expect(healthSentence(line(webhook))).toBe('say_webhook_failing');
    expect(healthSentence(line({ kind: 'everify', reason: 'not_configured' }))).toBe('sayNotConfigured');
    expect(healthSentence(line({ kind: 'everify', state: 'failing', reason: 'not_configured' }))).toBe(
      'sayNotConnected',
    );
    const messages = { kind: 'messages', reason: 'not_configured' } as const;
    expect(healthSentence(line(messages))).toBe('sayMessagesOff');
    expect(healthSentence(line({ ...messages, state: 'failing' }))).toBe('sayMessagesUnset');
    for (const [reason, sentence] of [
      ['unknown_shape', 'sayEverifyUnknownShape'],
      ['login_refused', 'sayEverifyLoginRefused'],
      ['password_expired', 'sayEverifyPasswordExpired'],
      ['account_locked', 'sayEverifyAccountLocked'],
      ['password_expires', 'sayEverifyPasswordExpires'],
    ] as const)
      expect(healthSentence(line({ kind: 'everify', state: 'failing', reason }))).toBe(sentence);
    expect(healthSentence(line({ reason: 'unreadable', state: 'failing' }))).toBe('sayUnreadable');
  });
});
