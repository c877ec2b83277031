import type { Config } from '../context/index.js';
import { Database, PostgresDataSource } from '../database/index.js';
import { KeyringError, keysStore, readKeys } from '../sealing/index.js';
import { type Finding, findingsOf } from './finding.js';

const { ok, warning, fault } = findingsOf('keys');

/** Whether the keys that are here are those that the database names. None is made, and none is shown but by its id. */
export async function examineKeys(config: Config): Promise<Finding[]> {
  try {
    const here = await readKeys(config);
    const known = await knownKeys(config);
    const missing = known.filter((one) => !here.some(({ fingerprint }) => fingerprint === one.fingerprint));
    if (missing.length > 0)
      return [
        fault(
          `The database names keys that are not here: ${missing.map(({ id }) => id).join(', ')}.`,
          'Put secret.key and the folder keys back from where they are kept apart; nothing starts without them.',
        ),
      ];
    if (known.length === 0)
      return [
        here.length === 0
          ? ok('The first start makes the key.')
          : ok('A key is here, for the first start to take up.'),
      ];
    return [
      ok(`The keys of the database are here: ${known.map(({ id }) => id).join(', ')}.`),
      ...here
        .filter(({ fingerprint }) => !known.some((one) => one.fingerprint === fingerprint))
        .map(({ id }) =>
          warning(
            `The key ${id} is here, and the database does not know it.`,
            'key rotate takes it up; or remove its file.',
          ),
        ),
    ];
  } catch (error) {
    if (error instanceof KeyringError)
      return [fault(error.message.split('\n')[0] ?? '', 'See docs/operations.md, Keys.')];
    throw error;
  }
}

async function knownKeys({ databaseUrl }: Config) {
  const dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 2 }).initialize();
  const database = new Database(dataSource);
  return keysStore
    .list(database)
    .catch(() => [])
    .finally(() => dataSource.destroy());
}
