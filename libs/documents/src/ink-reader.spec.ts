import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { InkReader, InkReaderBusy, mostInkPixels } from './ink-reader.js';
import { pixelsOf } from './page/read-ink.js';
import { plainPng, stroke } from './testing/png.js';

const reader = new InkReader();
afterAll(() => reader.close());

describe('drawn signatures are looked at on a thread of their own', () => {
  it('those with ink are told from those without', async () => {
    expect(await reader.hasInk(stroke)).toBe(true);
    expect(await reader.hasInk(plainPng(100, 50, 0))).toBe(false);
    expect(await reader.hasInk('data:image/png;base64,AAAA')).toBe(false);
  });

  it('the event loop turns while the largest of them is unpacked', async () => {
    const largest = plainPng(2048, mostInkPixels / 2048, 255);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    expect(await reader.hasInk(largest)).toBe(true);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it('one of 4000 by 4000 pixels is refused by its header, whatever follows', async () => {
    expect(pixelsOf(plainPng(4000, 4000, 0))).toBe(16_000_000);
    expect(await reader.hasInk(plainPng(4000, 4000, 255))).toBe(false);
  });

  it('a bomb that unpacks to more than its header says is no signature', async () => {
    expect(await reader.hasInk(plainPng(10, 10, 255, deflateSync(Buffer.alloc(50_000_000))))).toBe(false);
  });

  it('those that wait are so many at most', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 120 }, () => reader.hasInk(stroke)));
    const refused = asked.filter((it) => it.status === 'rejected');
    expect(refused.length).toBe(20);
    expect(refused.every(({ reason }) => reason instanceof InkReaderBusy)).toBe(true);
    expect(await reader.hasInk(stroke)).toBe(true);
  });
});
