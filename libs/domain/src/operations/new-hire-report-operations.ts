import {
  CreatedNewHireReport,
  CreateNewHireReport,
  DueNewHire,
  DueNewHirePage,
  DueNewHireQuery,
  NewHireReport,
  NewHireReportListQuery,
  NewHireReportPage,
  ReportedHire,
  ReportedHireList,
  SendNewHireReport,
} from '../new-hire-report.js';
import { exampleId, sha256Example, stamps } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';

const hireExample: ReportedHire = {
  placement_id: exampleId('placement'),
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  hired_on: '2026-11-23',
  work_state: 'NY',
};

const dueNewHireExample: DueNewHire = {
  ...hireExample,
  employer_id: exampleId('employer'),
  employer_name: 'Northwind Staffing',
  reports_to: 'NY',
  due_on: '2026-12-13',
  due_at: '2026-12-13T23:59:59.999Z',
  legal_basis: '42 U.S.C. 653a(b)(2)(A)',
  is_sure: true,
  obstacles: [{ field: 'social_security_number', reason: 'missing' }],
  new_hire_report_id: null,
};

const newHireReportExample: NewHireReport = {
  id: exampleId('newHireReport'),
  employer_id: exampleId('employer'),
  employer_name: 'Northwind Staffing',
  state: 'NY',
  status: 'sent',
  is_elsewhere: false,
  people: 3,
  created_at: stamps.created_at,
  made_by: { kind: 'user_session', id: exampleId('user') },
  sent_on: '2026-11-24',
  sent_by: { kind: 'user_session', id: exampleId('user') },
  confirmation: 'Received, number 20261124-0042',
  file_sha256: sha256Example,
  next_transmission: { from: '2026-12-06', until: '2026-12-10' },
};

/** As it is when it was made. */
const notSent = {
  status: 'made',
  sent_on: null,
  sent_by: null,
  confirmation: null,
  next_transmission: null,
} as const;

const one = { path: '/new_hire_reports/{new_hire_report_id}' } as const;

export const newHireReportOperations = resource({
  tag: 'new_hire_reports',
  about:
    'New hires, as employers report them to the states (42 U.S.C. 653a). An employer takes part from its `new_hire_reports_from` on. Beyond the published contract.',
  examples: [
    [DueNewHire, dueNewHireExample],
    [NewHireReport, newHireReportExample],
    [DueNewHirePage, { data: [dueNewHireExample], next_cursor: null }],
    [CreatedNewHireReport, { ...newHireReportExample, ...notSent, left_out: [] }],
    [ReportedHireList, { data: [hireExample] }],
  ],
  refusals: {
    BadRequestError: 'The file cannot be made: what the records say has changed since',
    ForbiddenError: 'A report has Social Security numbers: it also needs employee:view_sensitive',
  },
  operations: {
    'new_hire_reports.listDue': operation(
      {
        method: 'GET',
        path: '/due_new_hires',
        summary: 'List new hires that are to be reported',
        query: DueNewHireQuery,
        answers: { 200: DueNewHirePage },
        errors: decodeError,
        allows: staffOnly,
        mayReadReplica: true,
        needs: 'placement:view',
        isBeyond: true,
      },
      {
        note: 'Whoever is due first comes first; read on with `next_cursor` as `cursor`. A placement is a new hire where its employee never worked for the employer before, or not for 60 days; independent contractors are none. `obstacles` says what is missing, and what cannot be written in the letters of the record.',
      },
    ),
    'new_hire_reports.list': operation({
      method: 'GET',
      path: '/new_hire_reports',
      summary: 'List new-hire reports',
      query: NewHireReportListQuery,
      answers: { 200: NewHireReportPage },
      errors: decodeError,
      allows: staffOnly,
      mayReadReplica: true,
      needs: 'placement:view',
      isBeyond: true,
    }),
    'new_hire_reports.create': operation(
      {
        method: 'POST',
        path: '/new_hire_reports',
        summary: 'Make a new-hire report',
        body: CreateNewHireReport,
        answers: { 201: CreatedNewHireReport },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'new_hire_report.created',
        needs: 'placement:edit',
        isBeyond: true,
      },
      {
        note: 'Of the hires that the caller sees by each of `placement:edit`, `task:view` and `employee:view_sensitive`, which are all needed: those that are due, were hired by today and are in no report yet, a thousand at the most. Who lacks something is `left_out`; 400 where nobody is left.',
        body: { employer_id: exampleId('employer'), state: 'NY' },
      },
    ),
    'new_hire_reports.findById': operation({
      ...one,
      method: 'GET',
      summary: 'Get a new-hire report',
      answers: { 200: NewHireReport },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'placement:view',
      isBeyond: true,
    }),
    'new_hire_reports.listHires': operation({
      method: 'GET',
      path: '/new_hire_reports/{new_hire_report_id}/hires',
      summary: 'List who is in a new-hire report',
      answers: { 200: ReportedHireList },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      mayReadReplica: true,
      needs: 'placement:view',
      isBeyond: true,
    }),
    'new_hire_reports.download': operation(
      {
        method: 'GET',
        path: '/new_hire_reports/{new_hire_report_id}/file',
        summary: 'Download a new-hire report',
        answers: { 200: 'application/octet-stream' },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'new_hire_report.downloaded',
        needs: 'employee:view_sensitive',
        isBeyond: true,
      },
      {
        note: 'W4 records of the National Directory of New Hires: 801 bytes of ASCII each, and a line break. The file is made of the records as they are now and kept nowhere. Once the report was sent it is the file that was sent, or 400. `placement:view` and `task:view` are needed too. Every download is in the security log.',
      },
    ),
    'new_hire_reports.send': operation(
      {
        method: 'POST',
        path: '/new_hire_reports/{new_hire_report_id}/send',
        summary: 'Mark a new-hire report as sent',
        body: SendNewHireReport,
        answers: { 200: NewHireReport },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'new_hire_report.sent',
        needs: 'placement:edit',
        isBeyond: true,
      },
      {
        note: 'Its people are due no more. Nothing is sent by this service: whoever sent the file says so, with what the agency answered.',
        body: { confirmation: 'Received, number 20261124-0042' },
      },
    ),
    'new_hire_reports.deleteById': operation(
      {
        ...one,
        method: 'DELETE',
        summary: 'Delete a new-hire report that was not sent',
        answers: { 200: NewHireReport },
        errors: { ...badRequestError, ...notFoundError, ...forbiddenError },
        allows: staffOnly,
        logs: 'new_hire_report.deleted',
        needs: 'placement:edit',
        isBeyond: true,
      },
      { note: 'Its people can be in another one. 400 once it was sent: that is the proof.' },
    ),
  },
});
