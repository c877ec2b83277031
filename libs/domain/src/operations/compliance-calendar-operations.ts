import {
  ComplianceCalendarPage,
  ComplianceCalendarQuery,
  ComplianceDeadline,
} from '../compliance-deadline.js';
import {
  type WithholdingInForce as Withholding,
  WithholdingInForce,
  WithholdingQuery,
} from '../withholding-in-force.js';
import { exampleId } from './example-id.js';
import { decodeError, notFoundError, operation, staffAndComponents, staffOnly } from './operation.js';
import { resource } from './resource.js';
import { examinedFormKeyExample } from './form-key-example.js';

const complianceDeadlineExample: ComplianceDeadline = {
  id: `section:${exampleId('task')}`,
  kind: 'section',
  due_on: '2026-11-27',
  due_at: '2026-11-27T23:59:59.999Z',
  task_id: exampleId('task'),
  placement_id: null,
  form_id: exampleId('form'),
  form_key: examinedFormKeyExample,
  form_name: 'Form I-9, Employment Eligibility Verification',
  assignee_type: 'employer',
  section_id: 'section_2',
  section_name: 'Section 2. Employer Review and Verification',
  legal_basis: '8 CFR 274a.2(b)(1)(ii)(B), (iii)',
  is_sure: true,
  everify_case_id: null,
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  employer_id: exampleId('employer'),
  employer_name: 'Harbor Foods',
};

const withholdingExample: Withholding = {
  employee_id: exampleId('employee'),
  on: '2027-02-16',
  task_id: exampleId('task'),
  received_on: '2026-11-23',
  is_revised: false,
  takes_effect_by: null,
  lapses_on: null,
  withholding: {
    filing_status: 'married_filing_jointly',
    is_exempt: false,
    has_two_jobs: false,
    is_nonresident_alien: false,
    dependents_total: 2200,
    other_income: 0,
    deductions: 0,
    extra_withholding: 0,
  },
};

export const complianceCalendarOperations = resource({
  tag: 'compliance_calendar',
  about: 'What the law asks to be done, and by which day. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [ComplianceDeadline, complianceDeadlineExample],
    [WithholdingInForce, withholdingExample],
    [ComplianceCalendarPage, { data: [complianceDeadlineExample], next_cursor: null }],
  ],
  operations: {
    'compliance_calendar.getWithholding': operation(
      {
        method: 'GET',
        path: '/employees/{employee_id}/withholding',
        summary: 'Get the Form W-4 in force',
        query: WithholdingQuery,
        answers: { 200: WithholdingInForce },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'task:view',
        isBeyond: true,
      },
      {
        note: 'The last valid certificate that has not lapsed. An exemption ends on February 15 of the next year or the next business day: then the last valid one without exemption counts again. Without any, `task_id` is null and the employee is withheld from as single or married filing separately, with no other entries. A revised certificate takes effect by the first payroll period that ends on or after the 30th day after it was received: name `pay_frequency`, and `pay_period_start` where it counts weeks.',
      },
    ),
    'compliance_calendar.list': operation(
      {
        method: 'GET',
        path: '/compliance_calendar',
        summary: 'List what is due by law',
        query: ComplianceCalendarQuery,
        answers: { 200: ComplianceCalendarPage },
        errors: decodeError,
        allows: staffAndComponents,
        mayReadReplica: true,
        needs: 'task:view',
        isBeyond: true,
      },
      {
        note: 'What is due first comes first, what is overdue before it; read on with `next_cursor` as `cursor`. Of tasks that the caller may see: `section` is a form that waits for a signature (Sections 1 and 2 of Form I-9 among them), `deletion` the day on which a form is destroyed, `withholding_exemption` the lapse of an exempt Form W-4, `everify_case` what is next in a case (with `everify:view`), `new_hire_report` a hire that a state is to be told of (with `placement:view`), `reverification` the end of a work authorization and `receipt` the day by which a document takes the place of its receipt (both with `employee:view_sensitive`). What follows from an employment goes with its end. An embedded calendar sees no more than the filters of its link let it.',
      },
    ),
  },
});
