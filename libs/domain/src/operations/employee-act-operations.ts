import {
  CreateEmployeeLinks,
  DownloadEmployeeDocuments,
  ExportEmployeeRows,
  SendEmployeeLinks,
  WithdrawEmployeeTasks,
} from '../employee-selection.js';
import { exampleId } from './example-id.js';
import { badRequestError, forbiddenError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const stream =
  'One JSON object a line: `begun` with how many people it is about, `done` or `failed` for each of them, `totals` last; an answer without it broke off. Whoever stops reading ends the act: what was done until then stays done.';
const selection = { employee_ids: [exampleId('employee')] };

export const employeeActOperations = resource({
  tag: 'employee_acts',
  about:
    'One act for many employees, with a result for each while it goes on. Each of them is treated as by itself: with the same permissions, access rules and log. Beyond the published contract.',
  operations: {
    'employee_acts.createLinks': operation(
      {
        method: 'POST',
        path: '/employee_acts/links',
        summary: 'Make an onboarding link for each of many employees',
        body: CreateEmployeeLinks,
        answers: { 200: 'application/x-ndjson' },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'onboarding_link.created',
        needs: 'task:edit',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: `${stream} A \`done\` line has the employee’s own link, as \`employees.getOnboardingUrl\` makes it. Sent again with the same \`act_id\` it answers the links that were made, and makes none twice.`,
        body: { selection, act_id: '0198f2f0-7c1e-7d3a-9b1c-2f6f0a5d9e11' },
        refusals: { BadRequestError: 'More than 100,000 employees match: narrow the filters' },
      },
    ),
    'employee_acts.sendLinks': operation(
      {
        method: 'POST',
        path: '/employee_acts/messages',
        summary: 'Send each of many employees their onboarding link by email',
        body: SendEmployeeLinks,
        answers: { 200: 'application/x-ndjson' },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'message.recorded',
        needs: 'task:edit',
        isBeyond: true,
      },
      {
        note: `${stream} A \`done\` line says that the message was recorded; \`messages.list\` has what became of it. A \`reminder\` goes to those whose forms wait for themselves (else \`nothing_open\`) and who were not reminded within twelve hours (else \`reminded_before\`).`,
        body: { selection, act_id: '0198f2f0-7c1e-7d3a-9b1c-2f6f0a5d9e11', kind: 'reminder' },
        refusals: { BadRequestError: 'More than 100,000 employees match: narrow the filters' },
      },
    ),
    'employee_acts.withdrawTasks': operation(
      {
        method: 'POST',
        path: '/employee_acts/withdraw_tasks',
        summary: 'Withdraw the open tasks of many employees',
        body: WithdrawEmployeeTasks,
        answers: { 200: 'application/x-ndjson' },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'trail',
        needs: 'task:edit',
        isBeyond: true,
      },
      {
        note: `${stream} Tasks that are not completed are withdrawn as by \`tasks.deleteById\`; completed ones stay.`,
        body: { selection, reason: 'not_needed' },
        refusals: { BadRequestError: 'More than 100,000 employees match: narrow the filters' },
      },
    ),
    'employee_acts.downloadDocuments': operation(
      {
        method: 'POST',
        path: '/employee_acts/documents',
        summary: 'Download the finished documents of many employees',
        body: DownloadEmployeeDocuments,
        answers: { 200: 'application/octet-stream' },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'document.downloaded',
        needs: 'employee:view_sensitive',
        isBeyond: true,
      },
      {
        note: 'A ZIP archive, made while it is read: a folder for each employee with what `tasks.getPdf` answers for each completed task, and `not-included.csv` with what the caller may not read and why. Each document is in the audit trail of its task and in the security log. An archive that breaks off ends the connection without the last chunk.',
        body: { selection },
        refusals: { BadRequestError: 'More than 100,000 employees match: narrow the filters' },
      },
    ),
    'employee_acts.exportRows': operation(
      {
        method: 'POST',
        path: '/employee_acts/rows',
        summary: 'Export the rows of many employees as CSV',
        body: ExportEmployeeRows,
        answers: { 200: 'text/csv' },
        errors: { ...badRequestError, ...forbiddenError },
        allows: staffOnly,
        logs: 'list.exported',
        needs: 'employee:view',
        isBeyond: true,
      },
      {
        note: 'What `component_rows.listEmployees` says of each, in the order of their creation. A cell that a spreadsheet would take for a formula has an apostrophe before it.',
        body: { selection, columns: ['name', 'progress', 'next_due'] },
        refusals: { BadRequestError: 'More than 100,000 employees match: narrow the filters' },
      },
    ),
  },
});
