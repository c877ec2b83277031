import { type Config, StorageUnavailableError } from '../context/index.js';
import { Database, InstallationPlaces, PostgresDataSource } from '../database/index.js';
import { foreignStoreRemedy, lookAtStorage } from '../sealing/index.js';
import { type Finding, findingsOf } from './finding.js';

type StorageSettings = Pick<Config, 'dataDir' | 'storage'>;
type Places = Parameters<typeof lookAtStorage>[1];

const { ok, fault } = findingsOf('files');

/** The store of files outside of the data folder: whether it answers, and whether it is this installation's. */
export async function examineStorage(
  config: StorageSettings & Pick<Config, 'databaseUrl' | 'installationName'>,
): Promise<Finding[]> {
  if (config.storage.url === undefined) return [];
  const { databaseUrl } = config;
  const dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 2 }).initialize();
  try {
    return await examineStoreOf(config, InstallationPlaces.seenFrom(new Database(dataSource), config));
  } finally {
    await dataSource.destroy();
  }
}

/** The same for an installation whose places are known. */
export async function examineStoreOf(config: StorageSettings, places: Places): Promise<Finding[]> {
  const store = `The store of files ${nameOf(config.storage.url ?? '')}`;
  try {
    const owner = await lookAtStorage(config, places);
    if (owner === undefined) return [];
    if (owner === 'nobody') return [ok(`${store} is empty: the next start makes it this installation’s.`)];
    return [owner.isOurs ? ok(`${store} is this installation’s.`) : foreign(store, owner.what)];
  } catch (error) {
    return [
      fault(
        `${store} does not answer as it should (${whyNot(error)}).`,
        'Look at STORAGE_URL, at the credentials and what they may do, and whether the store runs. Requests that need a file are 503 meanwhile.',
      ),
    ];
  }
}

const foreign = (store: string, what: string): Finding =>
  fault(`${store} is not ours. ${what}`, foreignStoreRemedy);

/** Without what is asked of it: some put credentials there. */
function nameOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

function whyNot(error: unknown): string {
  if (error instanceof StorageUnavailableError) return error.message;
  if (!(error instanceof Error)) return 'no answer';
  return 'code' in error ? String(error.code) : error.name;
}
