import { sealedColumn, type SealedDataOfRoom } from '../sealing/index.js';

/** What placements keep sealed, as all records do. */
export const sealedPlacements: SealedDataOfRoom = {
  columns: [sealedColumn('placements', 'sealed', 'records')],
};
