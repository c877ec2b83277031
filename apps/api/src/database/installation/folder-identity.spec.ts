import { cpSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { identifyFolder, isSameFolder } from './folder-identity.js';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'firstday-identity-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true }));

const here = { machine: 'one', name: null };
const elsewhere = { machine: 'two', name: null };
const inContainer = { machine: null, name: null };
const identified = (path: string, where: object) => ({ ...identifyFolder(path, undefined), ...where });

describe('a data folder', () => {
  it('is the same at its next start, and after it was moved', () => {
    const first = identifyFolder(folder, undefined);
    expect(isSameFolder(first, identifyFolder(folder, undefined))).toBe(true);
    const moved = join(parent, 'moved');
    renameSync(folder, moved);
    expect(isSameFolder(first, identifyFolder(moved, undefined))).toBe(true);
  });

  it('is another one as a copy, whose file is another file', () => {
    const first = identifyFolder(folder, undefined);
    const copy = join(parent, 'copy');
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
    expect(isSameFolder(first, identifyFolder(copy, undefined))).toBe(false);
  });

  it('is the same where it was put back into its place, on the same machine only', () => {
    const first = identified(folder, here);
    renameSync(folder, join(parent, 'backup'));
    cpSync(join(parent, 'backup'), folder, { recursive: true });
    expect(isSameFolder(first, identified(folder, here))).toBe(true);
    expect(isSameFolder(first, identified(folder, elsewhere))).toBe(false);
    expect(isSameFolder({ ...first, ...inContainer }, identified(folder, inContainer))).toBe(false);
  });

  it('that several machines share is one; of which each has a clone is not', () => {
    const first = identified(folder, here);
    expect(isSameFolder(first, identified(folder, elsewhere), true)).toBe(true);
    expect(isSameFolder(first, identified(folder, elsewhere))).toBe(false);
  });

  it('that has a name is known by it alone', () => {
    const first = identifyFolder(folder, 'production');
    expect(isSameFolder(first, identifyFolder(join(parent, 'other'), 'production'))).toBe(true);
    expect(isSameFolder(first, identifyFolder(folder, 'staging'))).toBe(false);
    expect(isSameFolder(first, identifyFolder(folder, undefined))).toBe(false);
  });

  it('keeps the machine’s id to itself', () => {
    const { machine } = identifyFolder(folder, undefined);
    expect(machine === null || /^[0-9a-f]{64}$/.test(machine)).toBe(true);
    expect(statSync(join(folder, 'installation.txt')).mode & 0o777).toBe(0o600);
  });
});
