import type { Config } from './context/index.js';
import { messageKeyPurpose } from './outbox/index.js';
import type { EvidenceKeyPurpose } from './sealing/index.js';
import { anchorKeyPurpose, documentSealPurpose, trailKeyPurpose } from './tasks/index.js';

/** The keys that an installation makes evidence with, for `migrate` to make: the role that serves only reads them. */
export const evidenceKeyPurposes = (config: Config): readonly EvidenceKeyPurpose[] => [
  trailKeyPurpose,
  anchorKeyPurpose,
  messageKeyPurpose,
  ...(config.documents.sealFile ? [] : [documentSealPurpose(config)]),
];
