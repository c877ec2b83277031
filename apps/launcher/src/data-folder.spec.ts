import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstday-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a data folder that several machines reach', () => {
  it('is not taken while the one that has it lives, and keeps what that one wrote', async () => {
    const held = await DataFolder.take(folder, 'all', 'one');
    held.record([process.pid]);
    const before = readFileSync(join(folder, 'firstday.lock'), 'utf8');
    await expect(DataFolder.take(folder, 'all', 'two')).rejects.toThrow('on another machine (one)');
    expect(readFileSync(join(folder, 'firstday.lock'), 'utf8')).toBe(before);
    held.release();
    (await DataFolder.take(folder, 'all', 'two')).release();
  });

  it('is taken over from a machine that died, whose numbers of processes are nobody’s here', async () => {
    const left = {
      pid: process.pid,
      start: 'then',
      machine: 'one',
      parts: [{ pid: process.pid, start: 'then' }],
    };
    writeFileSync(join(folder, 'firstday.lock'), JSON.stringify(left));
    const taken = await DataFolder.take(folder, 'all', 'two');
    expect(JSON.parse(readFileSync(join(folder, 'firstday.lock'), 'utf8'))).toMatchObject({ machine: 'two' });
    taken.release();
  });
});
