import type {
  ComponentFrame,
  ComponentSession,
  CursorPage,
  CustomView,
  Embedding,
  EmployeeRow,
  TaskRow,
} from '@firstday/domain';
import { exampleId } from './example-ids.js';
import { stamps } from './record-examples.js';
import { progressExample, taskExample } from './task-examples.js';

export const componentSessionExample: ComponentSession = {
  id: exampleId('componentSession'),
  component: 'employees/list',
  employee_id: null,
  filters: { status: 'requires_action' },
  is_test: false,
  expires_at: '2026-11-23T15:00:00.000Z',
  theme: { light: { primary_background: '#0b6e4f' }, dark: null },
};
export const embeddingExample: Embedding = { origins: ['https://app.example.com'] };
export const componentFrameExample: ComponentFrame = { ...embeddingExample, state: 'ready' };
export const customViewExample: CustomView = {
  id: exampleId('customView'),
  component: 'employees/list',
  name: 'To be done this week',
  filters: { status: 'requires_action' },
  columns: ['name', 'progress', 'next_due'],
  ...stamps,
};

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
  next_due: { task_id: exampleId('task'), name: 'Form W-4', due_at: '2026-11-30T05:00:00.000Z' },
  latest_task_updated_at: stamps.updated_at,
  last_visited_at: '2026-11-23T14:20:00.000Z',
  created_at: stamps.created_at,
});
export const taskRowsExample = rowsOf<TaskRow>({
  task: taskExample,
  reasons: [
    {
      placement_id: exampleId('placement'),
      policy: 'New York kitchens',
      sentence: 'The state of the job’s address is NY.',
    },
  ],
  actions: ['open_as_employee'],
});
