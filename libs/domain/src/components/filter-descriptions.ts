import type { ComponentRecords, RecordFilter } from './record-filters.js';

/** The name of a filter of any component. */
export type FilterName = { [Records in ComponentRecords]: RecordFilter<Records> }[ComponentRecords];

/** What each filter of components' rows means, for the reference. */
export const filterDescriptions: Readonly<Record<FilterName, string>> = {
  after: 'The rows after this place: the `after` of an answer.',
  assignee: 'Whose turn it is.',
  before: 'The rows before this place: the `before` of an answer.',
  case_statuses: 'Of these statuses, with commas between them; `open` and `closed` stand for all of a kind.',
  case_tracking:
    'How they stand to the day that counts next, with commas between them: `overdue`, `due_today`, `upcoming`, `none`.',
  client_id: 'Of this client.',
  created_at_from: 'Created then or later.',
  created_at_to: 'Created then or earlier.',
  custom_attributes: 'A JSON object, all of whose pairs must be equal: `{"region":"east"}`.',
  custom_view_id: 'With the filters of this saved view.',
  due_on_gte: 'Due on this day or later.',
  due_on_lte: 'Due on this day or earlier.',
  email: 'With this email, whatever the case of its letters.',
  employee_cv_uid: 'With the filters of this saved view of employees.',
  employee_id: 'Of this employee.',
  employer_id: 'Of this employer.',
  first_name: 'With this first name.',
  form_id: 'Of this form.',
  job_id: 'Of this job.',
  kind: 'Of these kinds of deadlines, with commas between them.',
  last_name: 'With this last name.',
  latest_task_updated_at_from: 'A task changed then or later.',
  latest_task_updated_at_to: 'The last task to change did so then or earlier.',
  limit: 'How many rows are answered.',
  middle_name: 'With this middle name.',
  next_action: 'With this to be done next.',
  next_task_due_at_from: 'The next task is due then or later.',
  next_task_due_at_to: 'The next task is due then or earlier.',
  order_by: 'What the rows are sorted by.',
  order_dir: 'Upwards (`asc`) or downwards (`desc`).',
  page: 'Which page, from 1; below 1 is page 1.',
  per_page: 'How many rows a page has.',
  placements_count_max: 'With at most so many placements.',
  placements_count_min: 'With at least so many placements.',
  progress: 'Of this progress.',
  progress_max: 'Of at most this progress, in percent.',
  progress_min: 'Of at least this progress, in percent.',
  status: 'Of this status.',
  system_attributes: 'A JSON object of system attributes, all of whose pairs must be equal.',
  task_id: 'Only this task.',
};
