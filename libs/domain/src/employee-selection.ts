import { z } from 'zod';
import { WithdrawalReason } from './archived-task.js';
import { EmployeeRowsQuery } from './employee-row.js';
import { EmployeeId } from './id-kind.js';
import { LocaleTag } from './locale-tag.js';
import { SendMessage } from './employee-message.js';

/** So many people are named one by one at most. */
export const mostNamedEmployees = 5000;

const shown = {
  after: true,
  before: true,
  limit: true,
  order_by: true,
  order_dir: true,
  custom_view_id: true,
} as const;

/** What `component_rows.listEmployees` is asked for, but for how it is shown. */
export const EmployeeListFilters = z.strictObject(EmployeeRowsQuery.omit(shown).shape);
export type EmployeeListFilters = z.infer<typeof EmployeeListFilters>;

/** The people whom an act is about. */
export const EmployeeSelection = z
  .union(
    [
      z.strictObject({
        employee_ids: z.array(EmployeeId).min(1).max(mostNamedEmployees).describe('These, one by one.'),
      }),
      z.strictObject({
        matching: EmployeeListFilters.describe(
          'All whom `component_rows.listEmployees` lists with these filters as the act begins, 100,000 at most.',
        ),
      }),
    ],
    'Expected employee_ids or matching',
  )
  .meta({ id: 'EmployeeSelection' });
export type EmployeeSelection = z.infer<typeof EmployeeSelection>;

const selection = EmployeeSelection.describe('Whom it is about.');

export const CreateEmployeeLinks = z
  .strictObject({
    selection,
    act_id: z
      .uuid('Expected a UUID')
      .describe(
        'A UUID of your own. The same one again answers the links that it made, and makes those missing.',
      ),
    locale: LocaleTag.optional().describe('The language in which the pages open.'),
  })
  .meta({ id: 'CreateEmployeeLinks' });
export type CreateEmployeeLinks = z.infer<typeof CreateEmployeeLinks>;

export const SendEmployeeLinks = z
  .strictObject({
    selection,
    act_id: z
      .uuid('Expected a UUID')
      .describe('A UUID of your own. The same one again sends nobody a second message.'),
    kind: SendMessage.shape.kind,
  })
  .meta({ id: 'SendEmployeeLinks' });
export type SendEmployeeLinks = z.infer<typeof SendEmployeeLinks>;

export const WithdrawEmployeeTasks = z
  .strictObject({
    selection,
    reason: WithdrawalReason.optional().describe('Why they are withdrawn: kept in their audit trails.'),
  })
  .meta({ id: 'WithdrawEmployeeTasks' });
export type WithdrawEmployeeTasks = z.infer<typeof WithdrawEmployeeTasks>;

export const DownloadEmployeeDocuments = z
  .strictObject({ selection })
  .meta({ id: 'DownloadEmployeeDocuments' });
export type DownloadEmployeeDocuments = z.infer<typeof DownloadEmployeeDocuments>;

/** What a list of employees shows of each, in the order in which it usually does. */
export const EmployeeColumn = z
  .enum([
    'name',
    'email',
    'progress',
    'next_due',
    'employer',
    'client',
    'start_date',
    'placements',
    'last_visit',
    'created',
  ])
  .meta({ id: 'EmployeeColumn' });
export type EmployeeColumn = z.infer<typeof EmployeeColumn>;

export const ExportEmployeeRows = z
  .strictObject({
    selection,
    columns: z
      .array(EmployeeColumn)
      .min(1)
      .max(EmployeeColumn.options.length)
      .optional()
      .describe('What is told of each, in this order; everything without it.'),
  })
  .meta({ id: 'ExportEmployeeRows' });
export type ExportEmployeeRows = z.infer<typeof ExportEmployeeRows>;
