import { sealedColumn, type SealedDataOfRoom } from '../sealing/index.js';

/** What records keep sealed: see `RecordSealer`. */
export const sealedRecords: SealedDataOfRoom = {
  columns: [
    ...['clients', 'employees', 'employers', 'jobs'].map((table) => sealedColumn(table, 'sealed', 'records')),
    sealedColumn('employee_contact_changes', 'sealed_former', 'employee_contacts', {
      key: ['employee_id', 'channel', 'changed_at'],
      owner: 'employee_id',
    }),
  ],
};
