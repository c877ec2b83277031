import { page } from '../page.js';
import {
  ApplyStatusChangeReport,
  StatusChangeImport,
  StatusChangeImportListQuery,
  StatusChangeReport,
} from '../status-change-report.js';
import { badRequestError, forbiddenError, operation, staffOnly } from './operation.js';

/** Of the resource of E-Verify cases: its Status Change Report. */
export const statusChangeReportOperations = {
  'everify_cases.applyStatusChangeReport': operation(
    {
      method: 'POST',
      path: '/status_change_reports',
      summary: 'Reverify those whose employment authorization was revoked',
      body: ApplyStatusChangeReport,
      answers: { 200: StatusChangeReport },
      errors: { ...badRequestError, ...forbiddenError },
      allows: staffOnly,
      needs: 'everify:edit',
      isBeyond: true,
    },
    {
      note: 'Takes the Status Change Report of E-Verify as it was downloaded. A line whose case number is that of a case, and whose A-number or number of a document is that of its person, opens the next block of Supplement B of its Form I-9, which takes `task:edit`; `matched_by` says which numbers were the same, and where nothing opens `outcome` says why; the same report again opens nothing more. Each block is due on `due_on`, or three business days from today, is in the calendar, and tells the employee on their own page that a document is asked for and by when; `task.reverification_required` is the event. The answer names lines, never numbers of people. What is carried out is recorded with its time, the hash of the file and how many lines had each outcome. Columns are found by their headings, in any order, in English or Spanish.',
      body: {
        csv: 'Revocation Date,Case Number,A-Number\n2026-11-20,2026123456789AB,A123456789',
        dry_run: true,
      },
    },
  ),
  'everify_cases.listStatusChangeReports': operation(
    {
      method: 'GET',
      path: '/status_change_reports',
      summary: 'List the Status Change Reports that were carried out',
      query: StatusChangeImportListQuery,
      answers: { 200: page(StatusChangeImport) },
      errors: { ...badRequestError, ...forbiddenError },
      allows: staffOnly,
      mayReadReplica: true,
      needs: 'everify:view',
      isBeyond: true,
    },
    { note: 'The newest first. What a file said is not kept: when, by whom and how many lines are.' },
  ),
} as const;
