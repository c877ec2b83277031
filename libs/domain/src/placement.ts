import { z } from 'zod';
import { EverifyMandate } from './everify-mandate.js';
import { placementExpandQuery } from './expansion-name.js';
import { externalId, externalIdInput } from './external-id.js';
import { FormKey } from './form-key.js';
import { ClientId, EmployeeId, EmployerId, FormId, JobId, PlacementId, TaskId } from './id-kind.js';
import { MissingFact } from './missing-fact.js';
import { orderQuery, recordSorts } from './order-query.js';
import { QueryFlag } from './page.js';
import { StateCode } from './state-code.js';
import { RecordListQuery } from './record-list-query.js';
import {
  CalendarDate,
  CustomAttributes,
  DateTimeUtc,
  ScalarValue,
  RecordTag,
  type DeclaredProperties,
} from './scalar-value.js';
import { answered, clearable, typedProperties } from './typed-properties.js';

const FormRequirement = z.strictObject({
  task_id: TaskId.nullable().describe('The task that asks for the form; null while there is none.'),
  form: z
    .strictObject({
      id: FormId,
      key: FormKey,
      name: z.string().describe('Name of the form.'),
      tags: z.array(RecordTag).describe('Words that group the form.'),
      custom_attributes: CustomAttributes.describe("The form's values of custom properties."),
    })
    .describe('The form, as the account has it.'),
  form_id: FormId,
  form_key: FormKey,
  form_name: z.string().describe('Name of the form, as in `form`.'),
  form_tags: z.array(RecordTag).describe('Words that group the form, as in `form`.'),
});
const SuggestedTask = z.strictObject({
  form_id: FormId,
  form_key: FormKey,
  form_name: z.string().describe('Name of the form.'),
  task_id: TaskId.nullable().describe(
    'The task that asks for the form; null while there is none, and one should be created.',
  ),
  form_tags: z.array(RecordTag).describe('Words that group the form.'),
});

export const Placement = z
  .object({
    id: PlacementId,
    employee_id: EmployeeId,
    employer_id: EmployerId.nullable().describe('Who employs the person here; null where that is not said.'),
    client_id: ClientId.nullable().describe(
      'Where the person is placed, if not with the employer itself; null otherwise.',
    ),
    job_id: JobId.nullable().describe('The work that the person does; null where that is not said.'),
    ...answered(typedProperties.placement),
    custom_attributes: CustomAttributes,
    external_id: externalId,
    created_at: DateTimeUtc.describe('When the placement was created.'),
    missing_task_count: z
      .number()
      .describe('How many required forms have no task yet; `create_tasks` makes them.'),
    undecided_count: z
      .number()
      .describe(
        'How many forms may yet be required: a policy lacks a fact to decide about them. `undecided_facts` says which. Beyond the contract.',
      ),
    undecided_facts: z
      .array(MissingFact)
      .optional()
      .describe(
        'The facts that would decide about those forms, what is wrong with each, and where to enter it. Absent where nothing is undecided. Beyond the contract.',
      ),
    everify_mandate: EverifyMandate.optional().describe(
      'The state where the work is done requires E-Verify, or may, and the employer does not have `uses_e_verify`. Absent otherwise. Firstday switches nothing on. Beyond the contract.',
    ),
    progress: z
      .strictObject({
        forms_required: z.number().describe('How many forms the policies require.'),
        forms_completed: z.number().describe('How many of them are completed.'),
      })
      .describe('How many of the required forms are finished.'),
    form_requirements: z
      .array(FormRequirement)
      .describe('Every form that the policies require, each with its task if there is one.'),
    suggested_tasks: z.array(SuggestedTask).describe('The same requirements in short.'),
  })
  .catchall(ScalarValue)
  .meta({ id: 'Placement' });
export type Placement = DeclaredProperties<typeof Placement>;

export const PreviewPlacement = z
  .object({
    employee_id: EmployeeId.describe('Who is placed.'),
    employer_id: EmployerId.nullable().optional().describe('Who employs the person here.'),
    client_id: ClientId.nullable()
      .optional()
      .describe('Where the person is placed, if not with the employer itself.'),
    job_id: JobId.nullable().optional().describe('The work that the person does.'),
    ...clearable(typedProperties.placement),
    external_id: externalIdInput,
    custom_attributes: CustomAttributes.optional().describe(
      'Values of active custom properties of placements, by their names: policies may ask for them.',
    ),
  })
  .catchall(ScalarValue);
export type PreviewPlacement = DeclaredProperties<typeof PreviewPlacement>;

export const CreatePlacement = PreviewPlacement.extend({
  create_tasks: z
    .boolean()
    .optional()
    .describe('True creates the tasks of the forms that are required and have none. False without it.'),
});
export type CreatePlacement = DeclaredProperties<typeof CreatePlacement>;
export const UpdatePlacement = z
  .object({
    employee_id: EmployeeId.optional().describe(
      'Who is placed: the same as before, for another is another placement.',
    ),
    employer_id: EmployerId.nullable()
      .optional()
      .describe('Who employs the person here, set or changed; null clears it.'),
    client_id: ClientId.nullable()
      .optional()
      .describe('Where the person is placed, set or changed; null clears it.'),
    job_id: JobId.nullable()
      .optional()
      .describe('The work that the person does, set or changed; null clears it.'),
    ...clearable(typedProperties.placement),
    external_id: externalIdInput,
    custom_attributes: CustomAttributes.optional().describe(
      'Values of active custom properties, by their names. Null clears one; those left out stay.',
    ),
    create_tasks: z
      .boolean()
      .optional()
      .describe('True creates the tasks of the forms that are required and have none. False without it.'),
  })
  .catchall(ScalarValue);
export type UpdatePlacement = DeclaredProperties<typeof UpdatePlacement>;

export const PlacementListQuery = RecordListQuery.extend({
  ...placementExpandQuery,
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  employer_id: EmployerId.optional().describe('With this employer.'),
  client_id: ClientId.optional().describe('At this client.'),
  job_id: JobId.optional().describe('In this job.'),
  start_date_gte: CalendarDate.optional().describe('With a first day on this day or later, `YYYY-MM-DD`.'),
  start_date_lte: CalendarDate.optional().describe('With a first day on this day or earlier, `YYYY-MM-DD`.'),
  has_undecided: QueryFlag.optional().describe(
    '`true` for placements with forms that are undecided for want of a fact, `false` for those without.',
  ),
  has_everify_mandate: QueryFlag.optional().describe(
    '`true` for placements whose state requires E-Verify, or may, of an employer that does not use it; `false` for others.',
  ),
  work_state: StateCode.optional().describe(
    'Whose work is done in this state: where somebody lives who works only from there, else where the job is, else the employer. Takes `employee:view`, `employer:view` and `job:view` too.',
  ),
  ...orderQuery([...recordSorts, 'start_date', '-start_date']),
});
export type PlacementListQuery = z.infer<typeof PlacementListQuery>;
