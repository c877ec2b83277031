import type { KeyObject } from 'node:crypto';
import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../context/index.js';
import type { ArchivePart } from './record-reader.js';
import type { ArchiveSecret } from './archive-secret.js';
import { BackupError } from './backup-error.js';
import { type BackupEnd, type BackupHead, partNames } from './backup-head.js';
import type { BackupFiles } from './backup-files.js';
import { openBackupFiles } from './open-backup-files.js';
import { removeAbandonedPins } from './pinned-files.js';
import { DatabaseSnapshot } from './database-snapshot.js';
import { writeArchive } from './write-archive.js';

export interface BackupPlan {
  readonly config: Pick<Config, 'baseUrl' | 'dataDir' | 'databaseUrl' | 'storage'>;
  /** A file, or a folder in which it gets a name of its own. */
  readonly to: string;
  readonly secret: ArchiveSecret;
  /** Ed25519: whoever restores asks who signed. */
  readonly signingKey: KeyObject;
  readonly version: string;
  /** The keys that the database names at this moment. */
  readonly readKeys: () => Promise<BackupHead['keys']>;
  /** Lines of a file `.env`. */
  readonly settings: string;
  readonly now: Date;
}

/** What was made. */
export interface MadeBackup {
  readonly path: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** Where the last backup is noted, for whoever asks whether there is a recent one. */
export const lastBackupFile = (dataDir: string): string => join(dataDir, 'last-backup.json');

/**
 * Makes a backup while the service goes on: the database as of one moment, the files that it names, the settings. No key is in it:
 * whoever finds it and learns its passphrase has the sealed values still sealed.
 */
export async function makeBackup(plan: BackupPlan): Promise<MadeBackup> {
  const { dataDir, databaseUrl } = plan.config;
  const path = await fileFor(plan.to, plan.now);
  await removeAbandonedPins(dataDir);
  const files = await openBackupFiles(plan.config);
  const beat = setInterval(() => void files.touch(), 60_000);
  try {
    await files.pin();
    const keysBefore = await plan.readKeys();
    const snapshot = await DatabaseSnapshot.open(databaseUrl);
    try {
      await files.pin();
      const end: BackupEnd = { rows: {}, files: 0, sequences: [] };
      const keys = unionOf(keysBefore, await plan.readKeys());
      const head = await headOf(plan, snapshot, keys);
      const parts = partsOf({ head, end, snapshot, files, settings: plan.settings });
      const { bytes } = await writeArchive(path, plan, parts);
      const rows = Object.values(end.rows).reduce((sum, one) => sum + one, 0);
      await noteBackup(plan, { path, bytes, migration: head.migrations.at(-1) });
      return { path, bytes, tables: snapshot.tables.length, rows, files: end.files };
    } finally {
      await snapshot.close();
    }
  } finally {
    clearInterval(beat);
    await files.release();
  }
}

/** What the parts of a backup are made of; `end` is filled in on the way. */
interface BackupSources {
  readonly head: BackupHead;
  readonly end: BackupEnd;
  readonly snapshot: DatabaseSnapshot;
  readonly files: BackupFiles;
  readonly settings: string;
}

async function headOf(
  { config, now, version }: BackupPlan,
  snapshot: DatabaseSnapshot,
  keys: BackupHead['keys'],
): Promise<BackupHead> {
  return {
    kind: 'backup',
    version,
    madeAt: now.toISOString(),
    baseUrl: config.baseUrl,
    migrations: await snapshot.migrations(),
    keys,
    tables: [...snapshot.tables],
  };
}

/** A key may be added or removed right when the snapshot is taken: it then may be in it. */
const unionOf = (before: BackupHead['keys'], after: BackupHead['keys']): BackupHead['keys'] => [
  ...before,
  ...after.filter(({ id }) => !before.some((one) => one.id === id)),
];

async function* partsOf({
  head,
  end,
  snapshot,
  files,
  settings,
}: BackupSources): AsyncGenerator<ArchivePart> {
  yield jsonPart(partNames.head, head);
  yield { name: partNames.settings, content: [Buffer.from(settings)] };
  for (const table of head.tables) {
    end.rows[table.name] = 0;
    const content = snapshot.rowsOf(table, (count) => {
      end.rows[table.name] = (end.rows[table.name] ?? 0) + count;
    });
    yield { name: `${partNames.table}${table.name}`, content };
  }
  end.sequences = await snapshot.sequences();
  for await (const key of files.keys()) {
    const content = await files.open(key);
    if (!content) continue;
    end.files += 1;
    yield { name: `${partNames.file}${key}`, content };
  }
  yield jsonPart(partNames.end, end);
}

const jsonPart = (name: string, value: unknown): ArchivePart => ({
  name,
  content: [Buffer.from(JSON.stringify(value))],
});

async function fileFor(to: string, now: Date): Promise<string> {
  const found = await stat(to).catch(() => undefined);
  if (found?.isDirectory()) {
    const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    return join(to, `firstday-${moment}Z.backup`);
  }
  if (found) throw new BackupError(`${to} is there already: a backup replaces nothing.`);
  return to;
}

/** A backup that cannot be noted is one all the same. */
async function noteBackup({ config, now, version }: BackupPlan, made: object): Promise<void> {
  const file = lastBackupFile(config.dataDir);
  const text = JSON.stringify({ madeAt: now.toISOString(), version, ...made }, null, 2);
  await writeFile(`${file}.new`, `${text}\n`, { mode: 0o600 })
    .then(() => rename(`${file}.new`, file))
    .catch(() => undefined);
}
