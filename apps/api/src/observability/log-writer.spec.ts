import { openSync, writeSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LogWriter } from './log-writer.js';

const failing = (code: string) => Object.assign(new Error(code), { code });

describe('the lines of a log', () => {
  it('that a full disk does not take are lost, and the process lives', () => {
    const full = openSync('/dev/full', 'w');
    expect(() => writeSync(full, 'x')).toThrow('ENOSPC');
    const lines = new LogWriter((bytes) => writeSync(full, bytes));
    for (let nth = 0; nth < 10_000; nth++) lines.write('{"msg":"a request"}\n');
    expect(() => lines.flush()).not.toThrow();
  });

  it('say how many were lost once there is room again', () => {
    let written = '';
    let isFull = true;
    const lines = new LogWriter((bytes) => {
      if (isFull) throw failing('ENOSPC');
      written += bytes.toString();
      return bytes.length;
    });
    for (const name of ['one', 'two']) lines.write(`{"msg":"${name}"}\n`);
    lines.flush();
    isFull = false;
    lines.write('{"msg":"three"}\n');
    lines.flush();
    lines.write('{"msg":"four"}\n');
    lines.flush();
    const entries = written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(entries).toMatchObject([
      { msg: 'log lines were lost', lines: 2, level: 40 },
      { msg: 'three' },
      { msg: 'four' },
    ]);
  });

  it('are written in pieces, whole and in order, to a reader that falls behind', () => {
    let written = '';
    let turn = 0;
    const lines = new LogWriter((bytes) => {
      if ((turn += 1) % 3 === 0) throw failing('EAGAIN');
      written += bytes.subarray(0, 7).toString();
      return Math.min(7, bytes.length);
    });
    const expected = Array.from({ length: 50 }, (_, nth) => `{"line":${nth}}\n`).join('');
    lines.write(expected);
    for (let round = 0; round < 200; round++) lines.flush();
    expect(written).toBe(expected);
  });
});
