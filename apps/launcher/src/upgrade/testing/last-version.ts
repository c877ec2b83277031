import { cpSync, copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import pg from 'pg';

import type { FilledAccount } from './fill-account.ts';
import type { AccountReading } from './read-account.ts';

/** An account of the last version, as it was when its installation was stopped. */
export interface LastVersion {
  readonly made: { readonly at: string; readonly commit: string; readonly receiverUrl: string };
  /** The account's API token. */
  readonly token: string;
  readonly filled: FilledAccount;
  /** What it answered. */
  readonly read: AccountReading;
  /** What had happened to each task. */
  readonly trails: Readonly<Record<string, readonly object[]>>;
}

const folder = join(import.meta.dirname, '..', 'last-version');
const unpacked = (name: string): string => gunzipSync(readFileSync(join(folder, name))).toString();

/** @param receiverUrl where its webhooks lead from now on: the receiver has moved */
export function readLastVersion(receiverUrl: string): LastVersion {
  const text = unpacked('account.json.gz');
  return JSON.parse(text.replaceAll(receiverIn(text), receiverUrl));
}

const receiverIn = (text: string): string => JSON.parse(text).made.receiverUrl;

/** Restores what was saved into an empty database and a new data folder, as the guide to operations says. */
export async function restoreLastVersion(
  databaseUrl: string,
  dataDir: string,
  receiverUrl: string,
): Promise<void> {
  const before = receiverIn(unpacked('account.json.gz'));
  const sql = unpacked('database.sql.gz').replaceAll(before, receiverUrl);
  copyFileSync(join(folder, 'key-of-no-real-data.txt'), join(dataDir, 'secret.key'));
  cpSync(join(folder, 'files'), join(dataDir, 'files'), { recursive: true });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Lines with a backslash are for psql.
    await client.query(sql.replaceAll(/^\\.*$/gm, ''));
  } finally {
    await client.end();
  }
}
