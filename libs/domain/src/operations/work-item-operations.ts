import {
  type WorkItem as Item,
  WorkItem,
  WorkItemCounts,
  WorkItemCountsQuery,
  WorkItemPage,
  WorkItemsQuery,
} from '../work-item.js';
import { exampleId } from './example-id.js';
import { examinedFormKeyExample } from './form-key-example.js';
import { decodeError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const workItemExample: Item = {
  id: `section:${exampleId('task')}`,
  kind: 'section',
  assignee_type: 'employer',
  due_on: '2026-11-27',
  due_at: '2026-11-27T23:59:59.999Z',
  since: null,
  legal_basis: '8 CFR 274a.2(b)(1)(ii)(B), (iii)',
  is_sure: true,
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  employer_id: exampleId('employer'),
  employer_name: 'Harbor Foods',
  task_id: exampleId('task'),
  form_id: exampleId('form'),
  form_key: examinedFormKeyExample,
  form_name: 'Form I-9, Employment Eligibility Verification',
  section_id: 'section_2',
  section_name: 'Section 2. Employer Review and Verification',
  everify_case_id: null,
  placement_id: null,
  webhook_id: null,
  webhook_url: null,
  is_disabled: null,
  open_forms: null,
  is_stuck: null,
  link_state: null,
};

export const workItemOperations = resource({
  tag: 'work_items',
  about:
    'What waits for the people of an employer, by the day on which it is due. Beyond the published contract.',
  holdsRecords: true,
  accessRules: 'narrow',
  examples: [
    [WorkItem, workItemExample],
    [WorkItemPage, { data: [workItemExample], next_cursor: null }],
    [
      WorkItemCounts,
      {
        late: { count: 2, is_exact: true, kinds: [{ kind: 'section', count: 2 }] },
        today: {
          count: 5,
          is_exact: true,
          kinds: [
            { kind: 'everify_case', count: 1 },
            { kind: 'section', count: 4 },
          ],
        },
        week: { count: 18, is_exact: true, kinds: [{ kind: 'section', count: 18 }] },
        later: { count: 64, is_exact: true, kinds: [{ kind: 'reverification', count: 64 }] },
        waiting_on_others: { count: 1000, is_exact: false, kinds: [{ kind: 'employee_forms', count: 1000 }] },
      },
    ],
  ],
  operations: {
    'work_items.list': operation(
      {
        method: 'GET',
        path: '/work_items',
        summary: 'List what waits for the employer',
        query: WorkItemsQuery,
        answers: { 200: WorkItemPage },
        errors: decodeError,
        allows: staffOnly,
        mayReadReplica: true,
        isBeyond: true,
      },
      {
        note: 'Each caller is shown what they may see: forms, corrections that are asked for and employees who wait need `task:view`, `everify_case` needs `everify:view` too, `reverification` and `receipt` need `employee:view_sensitive`, `new_hire_report` needs `placement:view`, `webhook` needs `webhook:view`, `form_edition` needs `form:edit` and `task:edit`. `late` is what is past its day at the employer’s, `today` what is due within 24 hours or has no day of its own, `week` what is due in the seven days after that. `waiting_on_others` are employees whose forms wait for themselves, who were left alone longest first. Filters by employer, client, employee and start leave webhooks out.',
      },
    ),
    'work_items.count': operation(
      {
        method: 'GET',
        path: '/work_items/count',
        summary: 'Count what waits for the employer',
        query: WorkItemCountsQuery,
        answers: { 200: WorkItemCounts },
        errors: decodeError,
        allows: staffOnly,
        mayReadReplica: true,
        isBeyond: true,
      },
      {
        note: 'The same as `work_items.list`, counted by when it is due. Counting ends at 1,000 each: `is_exact` is false where there are more.',
      },
    ),
  },
});
