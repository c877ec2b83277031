import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { lastBackupFile } from './make-backup.js';

const LastBackup = z.object({ madeAt: z.iso.datetime(), path: z.string() });

/** What is noted of the last backup that was made here with our own command; undefined where there was none. */
export async function readLastBackup(dataDir: string): Promise<z.output<typeof LastBackup> | undefined> {
  const text = await readFile(lastBackupFile(dataDir), 'utf8').catch(() => '');
  return LastBackup.safeParse(tryJson(text)).data;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
