import { sealedColumn, type SealedDataOfRoom } from '../../sealing/index.js';

/** The answers that are kept for requests sent again. */
export const sealedAnswers: SealedDataOfRoom = {
  columns: [
    sealedColumn('idempotency_keys', 'body', 'idempotency', {
      key: ['account_id', 'credential', 'key'],
      // Rows of earlier versions have no credential.
      owner: `concat_ws('/', account_id, nullif(credential, ''), key)`,
      batch: 100,
    }),
  ],
};
