import type { Config, Queries } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import { firstKeyFile, readKeyFiles, readKeys } from '../read-keys.js';
import { KeyringError } from '../parse-keys.js';
import { Keyring, type SealingKey } from '../keyring.js';
import { createFirstKey } from './create-key-file.js';
import { type KnownKey, currentOf, keysStore } from './keys.store.js';
import type { SealedData } from './sealed-data.js';
import { type SealedSample, canOpen, sealedSamples } from './sealed-samples.js';

type KeySettings = Pick<Config, 'dataDir' | 'keys'>;

/**
 * Loads the keys of this process and checks that they belong to the database. The first key is created only where
 * nothing has been sealed yet: a new one could not open existing values.
 *
 * @param data what every room keeps sealed
 * @throws KeyringError that says what to restore
 */
export async function openKeyring(
  config: KeySettings,
  database: Database,
  data: SealedData,
): Promise<Keyring> {
  const known = await keysStore.list(database);
  // Read after the list: another process writes its key file before it records the key.
  if (known.length > 0) return ringOf(config, await readKeys(config), known);
  return database.transaction(async (db) => {
    await keysStore.lock(db);
    const meanwhile = await keysStore.list(db);
    if (meanwhile.length === 0) {
      await adopt(config, { keys: await readKeys(config), sealed: await sealedSamples(db, data) }, db);
    }
    return ringOf(config, await readKeys(config), await keysStore.list(db));
  });
}

function ringOf(config: KeySettings, keys: readonly SealingKey[], known: readonly KnownKey[]): Keyring {
  const missing = known.filter(({ fingerprint }) => !keys.some((key) => key.fingerprint === fingerprint));
  if (missing.length > 0) throw new KeyringError(missingMessage(config, keys, missing));
  const ring = new Keyring(keys, () => readAvailableKeys(config));
  const current = currentOf(known);
  if (current) ring.use(current.id);
  return ring;
}

/** A key file that is being edited while the service runs must not fail requests. */
function readAvailableKeys(config: KeySettings): readonly SealingKey[] {
  try {
    return readKeyFiles(config);
  } catch {
    return [];
  }
}

/** A new database, or one from a version that did not record its key: sealed samples show which key belongs to it. */
async function adopt(
  config: KeySettings,
  { keys, sealed }: { readonly keys: readonly SealingKey[]; readonly sealed: readonly SealedSample[] },
  db: Queries,
): Promise<void> {
  if (keys.length === 0) {
    if (sealed.length > 0) throw new KeyringError(isNewInstallation(config));
    await createFirstKey(config.dataDir);
  }
  const present = keys.length > 0 ? keys : readKeyFiles(config);
  const strange = sealed.find((sample) => !present.some((key) => canOpen(key, sample)));
  if (strange) throw new KeyringError(wrongKeyError(config, strange));
  const used = present.filter((key) => sealed.some((sample) => canOpen(key, sample)));
  const [first] = present;
  const adopted = used.length > 0 ? used : first ? [first] : [];
  // The first key stays current.
  for (const [at, key] of adopted.entries()) await keysStore.adopt(key, at, db);
}

const isNewInstallation = ({ dataDir }: KeySettings) => `The key of this database is missing.

It holds sealed values, and there is no ${firstKeyFile(dataDir)}, nor a key from any other place.
Restore secret.key from your backup, and start again. Nothing was changed. A new key is not made: it would open nothing
of what is there.`;

const wrongKeyError = (
  { dataDir }: KeySettings,
  { name }: SealedSample,
) => `This is not the key of this database.

What is sealed in ${name} does not open with ${firstKeyFile(dataDir)}, nor with any other key that is here.
Restore the right secret.key from your backup (where two were in use, the other one as ${dataDir}/keys/old.key), and start
again. Nothing was changed.`;

function missingMessage(config: KeySettings, keys: readonly SealingKey[], missing: readonly KnownKey[]) {
  const names = missing.map(({ id, created_at }) => `${id} (since ${created_at.toISOString().slice(0, 10)})`);
  const here =
    keys.length > 0 ? `Here ${keys.map(({ id }) => id).join(', ')} can be found` : 'Here is no key at all';
  const { command, file, listFile } = config.keys;
  const places = [
    firstKeyFile(config.dataDir),
    `${config.dataDir}/keys`,
    ...(file ? [file] : []),
    ...(listFile ? [listFile] : []),
    ...(command ? ['KEY_COMMAND'] : []),
  ];
  return `The key of this database is missing: ${names.join(', ')}.

${here}. Looked in ${places.join(', ')}.
Restore secret.key and the folder keys from your backup to DATA_DIR, and start again. Nothing was changed.`;
}
