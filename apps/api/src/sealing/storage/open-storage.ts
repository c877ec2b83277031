import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../context/index.js';
import type { Keyring } from '../keyring.js';
import { FileStorage, SealedFileStorage } from './file-storage.js';
import { FolderObjects } from './folder-objects.js';
import { LayeredObjects } from './layered-objects.js';
import { parseS3Address } from './s3-address.js';
import type { SealedObjects } from './sealed-objects.js';

type StorageConfig = Pick<Config, 'dataDir' | 'storage'>;

/** The files of an installation, where its settings say. */
export async function openStorage(config: StorageConfig, keyring: Keyring): Promise<FileStorage> {
  const { current, previous } = await openObjects(config);
  return new SealedFileStorage(previous ? new LayeredObjects(current, previous) : current, keyring);
}

/** The stores of an installation, as they are: sealed. */
export async function openObjects({ dataDir, storage: { url, previousUrl } }: StorageConfig): Promise<{
  readonly current: SealedObjects;
  readonly previous: SealedObjects | undefined;
}> {
  return {
    current: url === undefined ? new FolderObjects(join(dataDir, 'files')) : await objectsAt(url),
    previous: previousUrl === undefined ? undefined : await objectsAt(previousUrl),
  };
}

async function objectsAt(url: string): Promise<SealedObjects> {
  if (!url.startsWith('s3:')) return new FolderObjects(fileURLToPath(url));
  // A tenth of a second and 20 MB that only those pay who use it.
  const { S3Objects } = await import('./s3-objects.js');
  return new S3Objects(parseS3Address(url));
}
