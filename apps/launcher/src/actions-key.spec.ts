import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { actionsKey } from './actions-key.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'firstday-actions-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the key of server actions', () => {
  it('is made once for a data folder, and read by its owner only', () => {
    const key = actionsKey(dataDir);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(actionsKey(dataDir)).toBe(key);
    expect(statSync(join(dataDir, 'actions.key')).mode & 0o777).toBe(0o600);
  });

  it('is another one in another folder', () => {
    const other = mkdtempSync(join(tmpdir(), 'firstday-actions-'));
    expect(actionsKey(other)).not.toBe(actionsKey(dataDir));
    rmSync(other, { recursive: true });
  });

  it('says which file to delete where it was damaged', () => {
    writeFileSync(join(dataDir, 'actions.key'), 'half a ke');
    expect(() => actionsKey(dataDir)).toThrow('actions.key is not what Firstday wrote there. Delete it');
  });
});
