export { ChunkCipher, sealedChunkLength } from './chunk-cipher.js';
export { canonicalJson } from './canonical-json.js';
export {
  type EvidenceKey,
  type EvidenceKeyPurpose,
  EvidenceKeysService,
} from './evidence/evidence-keys.service.js';
export { EvidenceModule } from './evidence/evidence.module.js';
export { keyLength, Keyring, SealingKey } from './keyring.js';
export { KeyCommands } from './keys/key-commands.js';
export { KeyHistory } from './keys/key-history.js';
export { KeysModule } from './keys/keys.module.js';
export { openKeyring } from './keys/open-keyring.js';
export { resealOwnersData } from './keys/reseal-owners-data.js';
export { SealedData, type SealedDataOfRoom, sealedColumn } from './keys/sealed-data.js';
export { OneTimeCodes } from './one-time-codes.js';
export { OrphanFilesModule } from './orphans/orphan-files.module.js';
export type { StoredFolder } from './orphans/stored-folder.js';
export { currentOf, keysStore } from './keys/keys.store.js';
export { hashToken, newToken, tokenPrefix } from './new-token.js';
export { KeyringError, parseKeys } from './parse-keys.js';
export { firstKeyFile, keyFiles, keysFolder, readKeys } from './read-keys.js';
export { sealInChunks } from './seal-in-chunks.js';
export { Sealer } from './sealer.js';
export { signWebhook, toSigningKey } from './sign-webhook.js';
export { FileStorage } from './storage/file-storage.js';
export { moveFiles } from './storage/move-files.js';
export { objectPieces } from './storage/object-pieces.js';
export { MissingObjectError, type SealedObjects } from './storage/sealed-objects.js';
export { ForeignStoreError } from './storage/foreign-store-error.js';
export {
  claimStorage,
  lookAtStorage,
  openObjects,
  openOwnedObjects,
  openStorage,
} from './storage/open-storage.js';
export { foreignStoreRemedy } from './storage/store-claim.js';
export { verifyWebhook, type WebhookHeaders } from './verify-webhook.js';
export {
  assertNoSensitiveValues,
  type OpenValues,
  sensitiveKindOf,
} from './sensitive/assert-no-sensitive-values.js';
export { sensitiveKindLabels } from './sensitive/sensitive-kind.js';
export { sensitiveKindOfValue } from './sensitive/sensitive-kind-of-value.js';
