import { z } from 'zod';

const Table = z.object({ name: z.string().min(1), columns: z.array(z.string()).min(1) });

/** What stands at the beginning of a backup, sealed as all of it is. */
export const BackupHead = z.object({
  kind: z.literal('backup'),
  version: z.string(),
  madeAt: z.iso.datetime(),
  baseUrl: z.string(),
  /** Every migration of the database, in order. */
  migrations: z.array(z.string()).min(1),
  /** The keys without which nothing of it opens: ids and fingerprints, never a key. */
  keys: z.array(z.object({ id: z.string(), fingerprint: z.string() })),
  tables: z.array(Table),
});
export type BackupHead = z.output<typeof BackupHead>;

/** What is known once everything was read. */
export const BackupEnd = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type BackupEnd = z.output<typeof BackupEnd>;

/** Names of the parts of a backup. */
export const partNames = {
  head: 'head',
  end: 'end',
  settings: 'settings',
  table: 'table/',
  file: 'file/',
} as const;

/** The path of a stored file. What an archive names is no path of the machine before it matched this. */
const fileKey = /^\w{1,100}(\/\w{1,100}){0,4}$/;

export const isFileKey = (key: string): boolean => fileKey.test(key);
