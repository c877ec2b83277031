import { sealedColumn, type SealedDataOfRoom } from '../keys/sealed-data.js';

export const sealedEvidenceKeys: SealedDataOfRoom = {
  columns: [sealedColumn('evidence_keys', 'sealed', 'evidence-keys', { isOwners: true })],
};
