import { mkdtempSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PinnedFiles, removeAbandonedPins } from './pinned-files.js';

let dataDir: string;
let pins: PinnedFiles;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'firstday-pins-'));
  mkdirSync(join(dataDir, 'files/documents'), { recursive: true });
  pins = new PinnedFiles(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(dataDir, 'files/documents', name), text);

async function pinned(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of pins.keys()) {
    found[key] = '';
    for await (const piece of await pins.open(key)) found[key] += piece.toString();
  }
  return found;
}

describe('files of a backup', () => {
  it('stay as they were, whatever is deleted, and those that came before the snapshot are added', async () => {
    put('doc_1', 'first');
    await pins.pin();
    put('doc_2', 'second');
    rmSync(join(dataDir, 'files/documents/doc_1'));
    await pins.pin();
    rmSync(join(dataDir, 'files/documents/doc_2'));
    expect(await pinned()).toEqual({ 'documents/doc_1': 'first', 'documents/doc_2': 'second' });
    await pins.release();
    expect(readdirSync(dataDir)).toEqual(['files']);
  });

  it('are stored files alone: no unfinished upload, and no link to elsewhere', async () => {
    writeFileSync(join(dataDir, 'secret.key'), 'a key');
    put('doc_3.abc.part', 'half');
    symlinkSync(join(dataDir, 'secret.key'), join(dataDir, 'files/documents/doc_4'));
    symlinkSync(dataDir, join(dataDir, 'files/elsewhere'));
    await pins.pin();
    expect(await pinned()).toEqual({});
  });

  it('are let go where the backup was killed, and not while it is made', async () => {
    put('doc_1', 'first');
    await pins.pin();
    await removeAbandonedPins(dataDir);
    expect(Object.keys(await pinned())).toHaveLength(1);
    const [folder = ''] = readdirSync(dataDir).filter((name) => name.startsWith('backup-in-progress.'));
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(dataDir, folder), longAgo, longAgo);
    await removeAbandonedPins(dataDir);
    expect(readdirSync(dataDir)).toEqual(['files']);
  });
});
