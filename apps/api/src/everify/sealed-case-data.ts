import { sealedColumn, type SealedDataOfRoom } from '../sealing/index.js';
import { caseSql } from './case-sql.js';

/** What E-Verify cases and the connection to E-Verify keep sealed. */
export const sealedCaseData: SealedDataOfRoom = {
  columns: [
    sealedColumn('everify_cases', 'sealed_fields', 'everify'),
    sealedColumn('everify_cases', 'sealed_wish', 'everify/wishes'),
    sealedColumn('everify_connections', 'sealed', 'everify/connection', {
      key: ['account_id'],
      owner: 'account_id',
    }),
    sealedColumn('everify_sign_ins', 'sealed_token', 'everify/token', {
      key: ['account_id'],
      owner: 'account_id',
    }),
  ],
  fileLocks: { everify: caseSql.lockFiles },
};
