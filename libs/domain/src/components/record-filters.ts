/** What can be asked of the records that components show; the API says of each how, in SQL. */
export const recordFilters = {
  compliance_deadlines: ['kind', 'due_on_gte', 'due_on_lte', 'employee_id', 'employer_id'],
  employees: [
    'after',
    'before',
    'limit',
    'order_by',
    'order_dir',
    'employee_id',
    'first_name',
    'middle_name',
    'last_name',
    'email',
    'status',
    'custom_attributes',
    'system_attributes',
    'custom_view_id',
    'created_at_from',
    'created_at_to',
    'latest_task_updated_at_from',
    'latest_task_updated_at_to',
    'next_task_due_at_from',
    'next_task_due_at_to',
    'progress_min',
    'progress_max',
    'placements_count_min',
    'placements_count_max',
  ],
  everify_cases: ['page', 'per_page', 'case_statuses', 'case_tracking'],
  tasks: [
    'task_id',
    'employee_id',
    'employer_id',
    'client_id',
    'job_id',
    'form_id',
    'employee_cv_uid',
    'progress',
    'next_action',
    'custom_view_id',
    'assignee',
    'order_by',
    'order_dir',
    'after',
    'before',
    'limit',
  ],
} as const;

/** The records whose rows a component can list. */
export type ComponentRecords = keyof typeof recordFilters;
/** What can be asked of one kind of them. */
export type RecordFilter<Records extends ComponentRecords> = (typeof recordFilters)[Records][number];
