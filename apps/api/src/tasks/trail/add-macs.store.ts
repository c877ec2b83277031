import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';

const batch = 2000;

const anySigned = statement('audit.anyMac', `SELECT 1 FROM audit_events WHERE mac IS NOT NULL LIMIT 1`);
const withoutMac = statement(
  'audit.withoutMac',
  `SELECT task_id, sequence, hash FROM audit_events WHERE (task_id, sequence) > ($1, $2)
    ORDER BY task_id, sequence LIMIT ${batch}`,
);
const setMacs = statement(
  'audit.setMacs',
  `UPDATE audit_events AS entry SET mac = given.mac
     FROM unnest($1::text[], $2::int[], $3::text[]) AS given (task_id, sequence, mac)
    WHERE entry.task_id = given.task_id AND entry.sequence = given.sequence`,
);

type Entry = Record<'task_id' | 'hash', string> & { readonly sequence: number };

/**
 * Gives the entries of the first version, which had no key, what later ones have. Once, when the key is made: where entries
 * have one already, the key was taken away.
 * @throws Error where that is so
 */
export async function addMacs(db: Queries, toMac: (hash: string) => string): Promise<void> {
  if ((await db.run(anySigned)).length > 0)
    throw new Error(
      'The key of the audit trails is gone from the database. Restore the table evidence_keys.',
    );
  for (let last: Pick<Entry, 'task_id' | 'sequence'> = { task_id: '', sequence: 0 }; ;) {
    const entries = await db.run<Entry>(withoutMac, [last.task_id, last.sequence]);
    const end = entries.at(-1);
    if (!end) return;
    const values = [entries.map((it) => it.task_id), entries.map((it) => it.sequence)];
    await db.run(setMacs, [...values, entries.map(({ hash }) => toMac(hash))]);
    last = end;
  }
}
