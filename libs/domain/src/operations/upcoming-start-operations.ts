import {
  type UpcomingStart as Start,
  UpcomingStart,
  UpcomingStartCounts,
  UpcomingStartCountsQuery,
  UpcomingStartPage,
  UpcomingStartsQuery,
} from '../upcoming-start.js';
import { exampleId } from './example-id.js';
import { examinedFormKeyExample } from './form-key-example.js';
import { decodeError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const upcomingStartExample: Start = {
  placement_id: exampleId('placement'),
  starts_on: '2026-11-30',
  readiness: 'waiting',
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  employer_id: exampleId('employer'),
  employer_name: 'Harbor Foods',
  client_id: null,
  client_name: null,
  job_id: null,
  job_name: null,
  waits_for: [
    {
      task_id: exampleId('task'),
      form_key: examinedFormKeyExample,
      form_name: 'Form I-9, Employment Eligibility Verification',
      section_name: 'Section 1. Employee Information and Attestation',
      assignee_type: 'employee',
      due_on: '2026-11-30',
    },
  ],
  missing_facts: [],
};

export const upcomingStartOperations = resource({
  tag: 'upcoming_starts',
  about:
    'Who begins work on which day, and what is still to be done before it. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [UpcomingStart, upcomingStartExample],
    [UpcomingStartPage, { data: [upcomingStartExample], next_cursor: null }],
    [
      UpcomingStartCounts,
      {
        ready: { count: 14, is_exact: true },
        waiting: { count: 2, is_exact: true },
        undecided: { count: 1, is_exact: true },
        next_starts_on: '2026-12-07',
      },
    ],
  ],
  operations: {
    'upcoming_starts.list': operation(
      {
        method: 'GET',
        path: '/upcoming_starts',
        summary: 'List who starts, and what they wait for',
        query: UpcomingStartsQuery,
        answers: { 200: UpcomingStartPage },
        errors: decodeError,
        allows: staffOnly,
        mayReadReplica: true,
        needs: 'placement:view',
        isBeyond: true,
      },
      {
        note: 'Before the first day are needed: every form that waits for the employee, and what is due by that day. `waiting` says that one of them is open, `undecided` that a policy lacks a fact before it can say which forms are required, `ready` that neither is so. `waits_for` names forms that the caller may see (`task:view`).',
      },
    ),
    'upcoming_starts.count': operation(
      {
        method: 'GET',
        path: '/upcoming_starts/count',
        summary: 'Count who starts by whether they are ready',
        query: UpcomingStartCountsQuery,
        answers: { 200: UpcomingStartCounts },
        errors: decodeError,
        allows: staffOnly,
        mayReadReplica: true,
        needs: 'placement:view',
        isBeyond: true,
      },
      {
        note: 'Counting ends at 1,000 each: `is_exact` is false where there are more.',
      },
    ),
  },
});
