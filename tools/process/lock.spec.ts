import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { acquireLock, identityOf, isAlive, readLock, updateLock } from './lock.mjs';

describe('a lock', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'firstday-lock-'));
    file = join(folder, 'lock');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is held by one at a time and free again once it is given back', () => {
    const release = acquireLock(file);
    expect(acquireLock(file)).toBeUndefined();
    release?.();
    expect(existsSync(file)).toBe(false);
    expect(acquireLock(file)).toBeDefined();
  });

  it('is taken over from a process that was killed', async () => {
    const holder = spawn('sleep', ['60']);
    writeFileSync(file, JSON.stringify(identityOf(holder.pid ?? 0)));
    expect(acquireLock(file)).toBeUndefined();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(acquireLock(file)).toBeDefined();
  });

  it('is taken over when the id of its holder belongs to another process by now', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, start: 'long ago' }));
    expect(acquireLock(file)).toBeDefined();
  });

  it('is taken over when a full disk left nothing in it', () => {
    writeFileSync(file, '');
    expect(acquireLock(file)).toBeDefined();
  });

  it('of another machine is not taken over, though no process here has the number of its holder', () => {
    writeFileSync(file, JSON.stringify({ pid: 999_999, start: 'then', machine: 'one' }));
    expect(acquireLock(file, 'two')).toBeUndefined();
    expect(acquireLock(file, 'one')).toBeDefined();
    expect(readLock(file)?.machine).toBe('one');
  });

  it('keeps what its holder writes down, and stays held', () => {
    acquireLock(file);
    updateLock(file, { parts: [identityOf(process.pid)] });
    expect(readLock(file)?.parts?.every(isAlive)).toBe(true);
    expect(acquireLock(file)).toBeUndefined();
  });
});
