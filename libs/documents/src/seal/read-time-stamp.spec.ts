import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TimeStampAuthority, startTimeStampAuthority } from '../testing/time-stamp-authority.js';
import { readTimeStamp, TimeStampOutOfForce } from './read-time-stamp.js';
import { timeStampClient } from './time-stamp-client.js';

let authority: TimeStampAuthority;
beforeAll(async () => {
  authority = await startTimeStampAuthority();
});
afterAll(() => authority.stop());

const bytes = Buffer.from('the hash of an anchor');

describe('a time-stamp token', () => {
  it('says when, and who said so', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const facts = readTimeStamp(await timeStampClient(authority.url)(bytes), bytes);
    expect(Date.parse(facts.at)).toBeGreaterThanOrEqual(before);
    expect(facts.authority).toBe('CN=Test time-stamp authority');
    expect(facts.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(facts.validUntil)).toBeGreaterThan(Date.now());
  });

  it('is refused where the certificate had ended before the time that it says', async () => {
    const ended = await startTimeStampAuthority({
      from: new Date('2020-01-01'),
      until: new Date('2021-01-01'),
    });
    try {
      const token = await timeStampClient(ended.url)(bytes);
      expect(() => readTimeStamp(token, bytes)).toThrow(TimeStampOutOfForce);
    } finally {
      ended.stop();
    }
  });

  it('is refused for other bytes, and wherever a byte of it was changed', async () => {
    const token = await timeStampClient(authority.url)(bytes);
    expect(() => readTimeStamp(token, Buffer.from('another'))).toThrow('of something else');
    // What is signed, and the signature, are the last of it; the certificate's own text before them is covered by neither.
    for (const at of [token.length - 1, token.length - 200, token.length - 300]) {
      const changed = Buffer.from(token);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => readTimeStamp(changed, bytes)).toThrow();
    }
    expect(() => readTimeStamp(bytes, bytes)).toThrow();
  });
});
