import { Clock, type Config } from './context/index.js';
import type { Database } from './database/index.js';
import { evidenceKeyPurposes } from './evidence-key-purposes.js';
import { sealedData } from './sealed-data.js';
import { EvidenceKeysService, openKeyring, resealOwnersData } from './sealing/index.js';

/**
 * Makes the keys that are missing, as the owner of the database: the role that serves reads keys and cannot write them.
 * @param purposes of the evidence keys
 */
export async function prepareKeys(
  config: Config,
  database: Database,
  purposes = evidenceKeyPurposes(config),
): Promise<void> {
  const keyring = await openKeyring(config, database, sealedData);
  await resealOwnersData(database, keyring, sealedData);
  const keys = new EvidenceKeysService(database, new Clock(), keyring);
  for (const purpose of purposes) await keys.current(purpose);
}
