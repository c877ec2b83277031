import { z } from 'zod';
import { placementExpandQuery } from './expansion-name.js';
import { externalId, externalIdInput } from './external-id.js';
import { Explanation, Outcome } from './condition.js';
import { FormKey } from './form-key.js';
import { ClientId, EmployeeId, EmployerId, FormId, JobId, PlacementId, TaskId } from './id-kind.js';
import { orderQuery, recordSorts } from './order-query.js';
import { RecordListQuery } from './record-list-query.js';
import {
  CalendarDate,
  CustomAttributes,
  DateTimeUtc,
  drawableText,
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
/** Of a person who is not written yet, what policies may ask; an address may still be incomplete. */
const OpenUnsavedEmployee = z
  .object({
    address: z
      .strictObject({
        city: drawableText(255).nullable().optional().describe('City or town.'),
        state: drawableText(100).nullable().optional().describe('State: in the United States two letters.'),
        zip: drawableText(20).nullable().optional().describe('ZIP or postal code.'),
        country: drawableText(100).nullable().optional().describe('Country.'),
      })
      .nullable()
      .optional()
      .describe('What is known of the home address so far.'),
    date_of_birth: CalendarDate.nullable().optional().describe('Date of birth, `YYYY-MM-DD`.'),
    ...clearable(typedProperties.employee),
    custom_attributes: CustomAttributes.optional().describe(
      'Values of active custom properties of employees, by their names.',
    ),
  })
  .catchall(ScalarValue);
export type UnsavedEmployee = DeclaredProperties<typeof OpenUnsavedEmployee>;
const UnsavedEmployee: z.ZodType<UnsavedEmployee, UnsavedEmployee> = OpenUnsavedEmployee;

/** A placement that nobody has made, perhaps of somebody who is not written yet. */
const OpenUnsavedPlacement = PreviewPlacement.extend({
  employee_id: EmployeeId.nullable()
    .optional()
    .describe('Who is placed; left out for somebody who is not written yet.'),
  employee: UnsavedEmployee.nullable()
    .optional()
    .describe('What is known of the person, where there is no `employee_id`.'),
});
export type ExplainUnsavedPlacement = DeclaredProperties<typeof OpenUnsavedPlacement>;
export const ExplainUnsavedPlacement: z.ZodType<ExplainUnsavedPlacement, ExplainUnsavedPlacement> =
  OpenUnsavedPlacement;

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

/** The deprecated previews name records only. */
export const PreviewPlacementQuery = z.object({
  employee_id: EmployeeId.describe('Who would be placed.'),
  employer_id: EmployerId.optional().describe('Who would employ the person.'),
  client_id: ClientId.optional().describe('Where the person would be placed.'),
  job_id: JobId.optional().describe('The work that the person would do.'),
});
export type PreviewPlacementQuery = z.infer<typeof PreviewPlacementQuery>;
export const PreviewPlacementTasks = z.strictObject({
  employee_id: EmployeeId.describe('Who would be placed.'),
  employer_id: EmployerId.nullable().optional().describe('Who would employ the person.'),
  client_id: ClientId.nullable().optional().describe('Where the person would be placed.'),
  job_id: JobId.nullable().optional().describe('The work that the person would do.'),
});
export type PreviewPlacementTasks = z.infer<typeof PreviewPlacementTasks>;
/** A form that would be needed; `rules` are the explanations of the policies that ask for it. */
export const PreviewedTask = z.strictObject({
  form_id: FormId,
  form_key: FormKey,
  name: z.string().describe('Name of the form.'),
  rules: z
    .array(Explanation)
    .describe('Why: the condition of each policy that asks for it, with the outcome at every node.'),
});
export type PreviewedTask = z.infer<typeof PreviewedTask>;

export const PlacementListQuery = RecordListQuery.extend({
  ...placementExpandQuery,
  employee_id: EmployeeId.optional().describe('Of this employee.'),
  employer_id: EmployerId.optional().describe('With this employer.'),
  client_id: ClientId.optional().describe('At this client.'),
  job_id: JobId.optional().describe('In this job.'),
  start_date_gte: CalendarDate.optional().describe('With a first day on this day or later, `YYYY-MM-DD`.'),
  start_date_lte: CalendarDate.optional().describe('With a first day on this day or earlier, `YYYY-MM-DD`.'),
  ...orderQuery([...recordSorts, 'start_date', '-start_date']),
});
export type PlacementListQuery = z.infer<typeof PlacementListQuery>;

const explainedPolicies = {
  policies: z
    .array(
      z.strictObject({
        policy_id: z.string().describe("The policy; a built-in one's id begins with `pol_` as well."),
        policy_name: z.string().describe('What the policy is called.'),
        policy_version: z.number().describe('Which version of it was asked, from 1.'),
        outcome: Outcome.describe(
          '`met`: its forms are required. `unmet`: they are not. `unknown`: facts are missing to decide.',
        ),
        sentence: z.string().describe('The condition in words.'),
        citation: z
          .string()
          .nullable()
          .describe('The law behind the policy; null where none does, or the account wrote it.'),
        missing_facts: z
          .array(z.string())
          .describe('Paths of the facts that nobody has given, such as `job.address.state`.'),
        forms: z
          .array(
            z.strictObject({
              form_id: FormId,
              form_key: FormKey,
              form_name: z.string().describe('Name of the form.'),
            }),
          )
          .describe('The forms that the policy asks for.'),
        explanation: Explanation.describe(
          "The condition's tree with the actual value and the outcome at each node.",
        ),
      }),
    )
    .describe('Every active policy, with what came of it here.'),
};

/** Beyond the contract: why each form is required, not required or undecided for a placement, policy by policy. */
export const PlacementExplanation = z
  .strictObject({
    placement_id: PlacementId,
    decided_at: DateTimeUtc.describe('When the policies were asked last.'),
    ...explainedPolicies,
  })
  .meta({ id: 'PlacementExplanation' });
export type PlacementExplanation = z.infer<typeof PlacementExplanation>;

/** The same of a placement that nobody has made. */
export const UnsavedPlacementExplanation = z
  .strictObject(explainedPolicies)
  .meta({ id: 'UnsavedPlacementExplanation' });
export type UnsavedPlacementExplanation = z.infer<typeof UnsavedPlacementExplanation>;
