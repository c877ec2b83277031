import { describe, expect, it } from '@jest/globals';
import type { EndedMessage } from './outbox-queue.js';
import { ResultBatches } from './result-batches.js';

const ended = (id: string): EndedMessage => ({
  message: {
    id,
    mode: 'on',
    sender_name: null,
    wording: null,
    is_worded_by_employers: false,
    account_id: 'acct_1',
    is_test: false,
    kind: 'invitation',
    channel: 'email',
    language: 'en',
    domain: '',
    sealed_recipient: Buffer.alloc(0),
    sealed_content: null,
    smtp_message_id: null,
    attempts: 1,
    run_at: null,
    send_before: null,
    reason: null,
    created_at: new Date(0),
  },
  result: { status: 'sent', reason: null, nextInSeconds: null, isCounted: true },
});

describe('what came of messages', () => {
  it('is written with what ended meanwhile, each once, and whoever added it waits for that', async () => {
    const written: string[][] = [];
    const ends: (() => void)[] = [];
    const batches = new ResultBatches(async (batch) => {
      written.push(batch.map(({ message }) => message.id));
      await new Promise<void>((resolve) => ends.push(resolve));
    });
    const done: string[] = [];
    const add = (id: string) => batches.add(ended(id)).then(() => done.push(id));
    const all = [add('a')];
    await new Promise(setImmediate);
    all.push(add('b'), add('c'));
    await new Promise(setImmediate);
    expect([written, done]).toEqual([[['a']], []]);
    ends[0]?.();
    await new Promise(setImmediate);
    expect([written, done]).toEqual([[['a'], ['b', 'c']], ['a']]);
    ends[1]?.();
    await Promise.all(all);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('goes on after what could not be written, and tells those whom it concerns', async () => {
    let fails = true;
    const batches = new ResultBatches(async () => {
      if (fails) throw new Error('the database is away');
    });
    await expect(batches.add(ended('a'))).rejects.toThrow('away');
    fails = false;
    await expect(batches.add(ended('b'))).resolves.toBeUndefined();
  });
});
