import { describe, expect, it } from '@jest/globals';
import { toQueueReturn } from './to-queue-return';

const host = 'hr.example.com';
const next = `https://${host}/dashboard/review/next?employer=er_1&task=task_1&next=abc`;

describe('the way back into the queue', () => {
  it('leads to the row in its place, and to the page that says what was done', () => {
    expect(toQueueReturn(next, host)).toEqual({
      queue: '/dashboard/review?employer=er_1#task_1',
      signed: '/dashboard/review/next?employer=er_1&task=task_1&next=abc&did=signed',
      sentBack: '/dashboard/review/next?employer=er_1&task=task_1&next=abc&did=sent_back',
      skipped: '/dashboard/review/next?employer=er_1&task=task_1&next=abc&did=skipped',
    });
  });

  it('is none where a session leads elsewhere', () => {
    for (const other of [null, '', 'nonsense', next.replace(host, 'evil.example'), next.replace('/next', '')])
      expect(toQueueReturn(other, host)).toBeUndefined();
    expect(toQueueReturn(next, null)).toBeUndefined();
  });
});
