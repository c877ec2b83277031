import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../context/index.js';
import type { InstallationPlaces } from '../../database/index.js';
import type { Keyring } from '../keyring.js';
import { FileStorage, SealedFileStorage } from './file-storage.js';
import { FolderObjects } from './folder-objects.js';
import { LayeredObjects } from './layered-objects.js';
import { OwnedObjects } from './owned-objects.js';
import { parseS3Address } from './s3-address.js';
import type { ClaimableObjects, SealedObjects } from './sealed-objects.js';
import { StoreClaim, type StoreOwner } from './store-claim.js';

type StorageConfig = Pick<Config, 'dataDir' | 'storage'>;
type Places = Pick<InstallationPlaces, 'here' | 'owns'>;

/** The current store and the one that it takes the place of, if any. */
interface Stores<Kind extends SealedObjects> {
  readonly current: Kind;
  readonly previous: Kind | undefined;
}

/** The files of an installation, where its settings say. */
export async function openStorage(
  config: StorageConfig,
  keyring: Keyring,
  places: Places,
): Promise<FileStorage> {
  const { current, previous } = await openOwnedObjects(config, places);
  return new SealedFileStorage(previous ? new LayeredObjects(current, previous) : current, keyring);
}

/** The stores of an installation, sealed as they are: nothing is written or removed in another installation's. */
export async function openOwnedObjects(
  config: StorageConfig,
  places: Places,
): Promise<Stores<SealedObjects>> {
  const { current, previous } = await openObjects(config);
  const { url, previousUrl } = config.storage;
  const owned = (objects: ClaimableObjects, at: string | undefined, isCurrent: boolean) =>
    isInDataFolder(at, config.dataDir)
      ? objects
      : new OwnedObjects(objects, new StoreClaim(objects, places), isCurrent);
  return { current: owned(current, url, true), previous: previous && owned(previous, previousUrl, false) };
}

/**
 * Says that the current store is this installation's from now on, or whether it is.
 * @returns undefined where it is, else whose it is and what to do
 */
export async function claimStorage(
  config: StorageConfig,
  places: Places,
  { takesOver }: { readonly takesOver: boolean },
): Promise<string | undefined> {
  if (isInDataFolder(config.storage.url, config.dataDir)) return undefined;
  const claim = new StoreClaim((await openObjects(config)).current, places);
  if (takesOver) await claim.takeOver();
  const owner = await claim.claimIfEmpty();
  return owner.isOurs ? undefined : owner.reason;
}

/**
 * Whose the current store is; nothing is written there.
 * @returns 'nobody' where it is empty, undefined where it is in the data folder: a copy of that has its own
 */
export async function lookAtStorage(
  config: StorageConfig,
  places: Places,
): Promise<StoreOwner | 'nobody' | undefined> {
  if (isInDataFolder(config.storage.url, config.dataDir)) return undefined;
  return (await new StoreClaim((await openObjects(config)).current, places).look()) ?? 'nobody';
}

/** The stores of an installation as they are, sealed, whosever they are: to read them. */
export async function openObjects({
  dataDir,
  storage: { url, previousUrl },
}: StorageConfig): Promise<Stores<ClaimableObjects>> {
  return {
    current: url === undefined ? new FolderObjects(join(dataDir, 'files')) : await objectsAt(url),
    previous: previousUrl === undefined ? undefined : await objectsAt(previousUrl),
  };
}

/** A copy of the data folder has its own. */
function isInDataFolder(url: string | undefined, dataDir: string): boolean {
  if (url === undefined) return true;
  return url.startsWith('file:') && fileURLToPath(url).startsWith(`${resolve(dataDir)}${sep}`);
}

async function objectsAt(url: string): Promise<ClaimableObjects> {
  if (!url.startsWith('s3:')) return new FolderObjects(fileURLToPath(url));
  // A tenth of a second and 20 MB that only those pay who use it.
  const { S3Objects } = await import('./s3-objects.js');
  return new S3Objects(parseS3Address(url));
}
