import type { KeyObject } from 'node:crypto';
import type { Config } from '../context/index.js';
import { readKeys, type SealingKey } from '../sealing/index.js';
import { signerFingerprint, signingKeyOf } from './sign-archive.js';
import type { WrittenKey } from './back-up-keys.js';
import { BackupError } from './backup-error.js';

type KeySettings = Pick<Config, 'dataDir' | 'keys'>;

/** Names an archive that nobody signed, where an operator accepts one. */
export const unsigned = 'unsigned';

/** Whom an archive is accepted from. */
export interface AcceptedSigners {
  readonly config: KeySettings;
  /** Keys that are not in their place yet. */
  readonly keys: readonly WrittenKey[];
  /** A fingerprint that the operator names, or `unsigned`. */
  readonly signer?: string | undefined;
}

/**
 * The key that this installation signs with: derived from the current key, or else from the first one here.
 * @throws BackupError where no key is here
 */
export async function ownSigningKey(config: KeySettings, currentId: string | undefined): Promise<KeyObject> {
  const here = await readKeys(config);
  const key = here.find(({ id }) => id === currentId) ?? here[0];
  if (key) return signingKeyOf(key);
  throw new BackupError(
    'No key of this installation is here, and a backup is signed with one: set DATA_DIR, SECRET_KEY_FILE or KEY_COMMAND as for the service.',
  );
}

/** Who signed an archive: a sentence, and whether it is someone that this machine or the operator knows. */
export async function judgeSigner(
  found: string | undefined,
  { config, keys, signer }: AcceptedSigners,
): Promise<{ readonly isKnown: boolean; readonly name: string }> {
  const name = found ?? unsigned;
  const here: readonly SealingKey[] = [...keys.map(({ key }) => key), ...(await readKeys(config))];
  const own = here.find((key) => signerFingerprint(signingKeyOf(key)) === found);
  if (own) return { isKnown: true, name: `this installation (key ${own.id}, fingerprint ${name})` };
  return { isKnown: signer?.toLowerCase() === name, name };
}
