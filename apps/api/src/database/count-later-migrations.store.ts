import type { Queries } from '../context/index.js';
import { statement } from './database.js';
import { migrations } from './migrations/index.js';

const applied = statement('migrations.applied', 'SELECT name FROM schema_migrations');

/** How many migrations the database has that this version does not know: it is of a later one. */
export async function countLaterMigrations(db: Queries): Promise<number> {
  const known = new Set<string>(migrations.map((Migration) => new Migration().name));
  const rows = await db.run<{ name: string }>(applied);
  return rows.filter(({ name }) => !known.has(name)).length;
}
