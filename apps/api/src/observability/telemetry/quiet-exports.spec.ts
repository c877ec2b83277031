import { afterEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { QuietExports } from './quiet-exports.js';

const lines: unknown[] = [];
const warn = Logger.prototype.warn;
const now = performance.now.bind(performance);
afterEach(() => {
  Logger.prototype.warn = warn;
  performance.now = now;
  lines.length = 0;
});

describe('a collector that does not take what is sent', () => {
  it('is a line a minute, with how much was dropped, and without a word of where it is or what it said', () => {
    Logger.prototype.warn = (line: unknown) => void lines.push(line);
    let seconds = 1000;
    performance.now = () => seconds * 1000;
    const exports = new QuietExports();
    const refused = Object.assign(new Error('http://key:secret@collector refused'), { code: 'ECONNREFUSED' });
    for (let nth = 0; nth < 130; nth++) {
      if (exports.isResting) exports.drop(10);
      else exports.onFailure(refused, 10);
      seconds += 1;
    }
    expect(lines).toEqual([
      { name: 'Error', code: 'ECONNREFUSED', dropped: 10 },
      { name: 'Error', code: 'ECONNREFUSED', dropped: 600 },
      { name: 'Error', code: 'ECONNREFUSED', dropped: 600 },
    ]);
  });

  it('is asked again after a while', () => {
    Logger.prototype.warn = () => undefined;
    const exports = new QuietExports();
    expect(exports.isResting).toBe(false);
    exports.onFailure(new Error('away'), 1);
    expect(exports.isResting).toBe(true);
    const later = now() + 15_001;
    performance.now = () => later;
    expect(exports.isResting).toBe(false);
  });
});
