export { createSealCertificate } from './create-seal-certificate.js';
export { readTimeStamp, type TimeStampFacts, TimeStampOutOfForce } from './read-time-stamp.js';
export type { SealPlace } from './reserve-seal.js';
export { sealFile, sealLength } from './seal-file.js';
export { type SealSigner, toSealSigner } from './seal-signer.js';
export type { TimeStamp } from './sign-detached.js';
export { timeStampClient } from './time-stamp-client.js';
