import type { CursorPage } from '../cursor-page.js';
import type { EmployeeRow } from '../employee-row.js';
import type { TaskRow } from '../task-row.js';
import type { ReviewRow } from '../review-row.js';
import { exampleId, progressExample, stamps } from './example-id.js';
import { examinedFormKeyExample } from './form-key-example.js';
import { taskExample } from './task-example.js';

const rowsOf = <Row>(row: Row): CursorPage<Row> => ({
  data: [row],
  after: null,
  before: null,
  total: 1,
  is_total_exact: true,
});
export const employeeRowsExample = rowsOf<EmployeeRow>({
  id: exampleId('employee'),
  first_name: 'Ana',
  middle_name: null,
  last_name: 'Lopez',
  email: 'ana.lopez@example.com',
  progress: progressExample,
  tasks_count: 1,
  open_tasks_count: 1,
  placements_count: 1,
  next_due: {
    task_id: exampleId('task'),
    name: "Form W-4, Employee's Withholding Certificate",
    due_at: '2026-11-30T05:00:00.000Z',
  },
  latest_task_updated_at: stamps.updated_at,
  last_visited_at: '2026-11-23T14:20:00.000Z',
  placement: {
    id: exampleId('placement'),
    employer_name: 'Harbor Foods',
    client_name: null,
    start_date: '2026-11-30',
  },
  created_at: stamps.created_at,
});
export const taskRowsExample = rowsOf<TaskRow>({
  task: taskExample,
  reasons: [
    {
      placement_id: exampleId('placement'),
      policy: 'New York kitchens',
      sentence: "Required because the job's state is NY.",
    },
  ],
  actions: ['open_as_employee'],
});
export const reviewRowsExample = rowsOf<ReviewRow>({
  task_id: exampleId('task'),
  form_id: exampleId('form'),
  form_key: examinedFormKeyExample,
  form_name: 'Form I-9, Employment Eligibility Verification',
  section_id: 'section_2',
  section_name: 'Section 2. Employer Review and Verification',
  due_at: '2026-11-27T23:59:59.999Z',
  due_on: '2026-11-27',
  starts_on: '2026-11-23',
  employee_id: exampleId('employee'),
  employee_name: 'Ana Lopez',
  employer_id: exampleId('employer'),
  employer_name: 'Harbor Foods',
  files_count: 2,
  representative: null,
  has_correction_request: false,
  cursor: 'x'.repeat(60),
});
