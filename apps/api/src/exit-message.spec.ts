import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exitMessage } from './exit-message.js';
import { readKeyFiles } from './sealing/read-keys.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstday-exit-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const keysIn = () => ({
  dataDir: folder,
  keys: { command: undefined, file: undefined, listFile: undefined },
});

describe('what ended a program', () => {
  it('is one line without a stack where a file may not be used, or its disk is full', async () => {
    for (const [code, help] of [
      ['EACCES', 'readable and writable'],
      ['ENOSPC', 'no room left'],
    ] as const) {
      const error = Object.assign(new Error(`${code}: open`), { code, path: '/srv/data/secret.key' });
      expect(exitMessage(error)).toMatch(
        new RegExp(`^/srv/data/secret.key cannot be used \\(${code}\\): .*${help}`),
      );
      expect(exitMessage(error)).not.toContain('\n');
    }
    mkdirSync(join(folder, 'file'));
    const error = await readFile(join(folder, 'file')).catch((reason: unknown) => reason);
    expect(exitMessage(Object.assign(Object(error), { path: join(folder, 'file') }))).toContain(
      'it must be a file',
    );
  });

  it('is one line where a key file is broken, and never what is in it', () => {
    for (const content of ['not-a-key-but-secret', '["not-a-key-but-secret"', 'c2VjcmV0', '']) {
      writeFileSync(join(folder, 'secret.key'), content);
      const message = exitMessage(thrownBy(() => readKeyFiles(keysIn())));
      expect(message).toContain(join(folder, 'secret.key'));
      expect(message.split('\n')).toHaveLength(1);
      if (content !== '') expect(message).not.toContain(content);
    }
  });

  it('is one line where the database is away, and names no password', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED postgres://a:secret@b'), {
      code: 'ECONNREFUSED',
    });
    expect(exitMessage(error)).toBe(
      'The database is not available (ECONNREFUSED): look whether it runs, and whether DATABASE_URL leads to it.',
    );
  });

  it('has its stack where nobody foresaw it', () => {
    expect(exitMessage(new Error('odd'))).toMatch(/^Error: odd\n {4}at /);
  });
});
