import {
  ComplianceCalendarPage,
  ComplianceCalendarQuery,
  ComplianceDeadline,
} from '../compliance-deadline.js';
import { exampleId } from './example-id.js';
import { decodeError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const complianceDeadlineExample: ComplianceDeadline = {
  id: `section:${exampleId('task')}`,
  kind: 'section',
  due_on: '2026-11-27',
  due_at: '2026-11-27T23:59:59.999Z',
  task_id: exampleId('task'),
  form_id: exampleId('form'),
  section_id: 'section_2',
  everify_case_id: null,
  employee_id: exampleId('employee'),
  employer_id: exampleId('employer'),
};

export const complianceCalendarOperations = resource({
  tag: 'compliance_calendar',
  about: 'What the law asks to be done, and by which day. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [ComplianceDeadline, complianceDeadlineExample],
    [ComplianceCalendarPage, { data: [complianceDeadlineExample], next_cursor: null }],
  ],
  parameters: {
    cursor: 'Read on from here: the `next_cursor` of an answer.',
    due_on_gte: 'Due on this day or later.',
    due_on_lte: 'Due on this day or earlier.',
    kind: 'Of these kinds of deadlines, with commas between them.',
    task_id: 'Of this task.',
  },
  operations: {
    'compliance_calendar.list': operation(
      {
        method: 'GET',
        path: '/compliance_calendar',
        summary: 'List what is due by law',
        query: ComplianceCalendarQuery,
        answers: { 200: ComplianceCalendarPage },
        errors: decodeError,
        allows: staffOnly,
        needs: 'task:view',
        isBeyond: true,
      },
      {
        note: 'What is due first comes first, what is overdue before it; read on with `next_cursor` as `cursor`. Of tasks that the caller may see: `section` is a form that waits for a signature (Sections 1 and 2 of Form I-9 among them), `deletion` the day on which a form is destroyed, `withholding_exemption` the lapse of an exempt Form W-4, `everify_case` what is next in a case (with `everify:view`), `reverification` the end of a work authorization and `receipt` the day by which a document takes the place of its receipt (both with `employee:view_sensitive`). What follows from an employment goes with its end.',
      },
    ),
  },
});
