import { StorageUnavailableError } from '../../context/index.js';

/** The store of files belongs to another installation: it can be read, and nothing is written there. */
export class ForeignStoreError extends StorageUnavailableError {}
