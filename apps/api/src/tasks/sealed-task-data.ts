import { sealedColumn, type SealedDataOfRoom } from '../sealing/index.js';
import { lockAccountDocument } from './account-documents/account-documents.store.js';
import { lockDocument } from './documents/documents.store.js';
import { lockUpload } from './files/files.store.js';
import { lockInspectionPackage } from './inspection/inspection-packages.store.js';

/** What tasks keep sealed: answers, what is asked to be corrected, those of earlier versions, drawn signatures, uploads, documents, and those that forms show. */
export const sealedTaskData: SealedDataOfRoom = {
  columns: [
    sealedColumn('tasks', 'sealed_answers', 'answers', { batch: 100 }),
    sealedColumn('tasks', 'sealed_correction', 'corrections'),
    sealedColumn('signatures', 'sealed_image', 'signatures', { batch: 20 }),
    sealedColumn('task_versions', 'sealed_content', 'task_versions', { batch: 50 }),
  ],
  fileLocks: {
    uploads: lockUpload,
    documents: lockDocument,
    certificates: lockDocument,
    inspection_packages: lockInspectionPackage,
    account_documents: lockAccountDocument,
  },
};
