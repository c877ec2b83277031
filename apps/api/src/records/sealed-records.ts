import { sealedColumn, type SealedDataOfRoom } from '../sealing/index.js';

/** What records keep sealed: see `RecordSealer`. */
export const sealedRecords: SealedDataOfRoom = {
  columns: ['clients', 'employees', 'employers', 'jobs'].map((table) =>
    sealedColumn(table, 'sealed', 'records'),
  ),
};
