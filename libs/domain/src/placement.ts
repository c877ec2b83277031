import { z } from 'zod';
import { ClientId, EmployeeId, EmployerId, FormId, JobId, PlacementId, TaskId } from './id-kind.js';
import { CustomAttributesFilter, pageQuery } from './page.js';
import {
  CustomAttributes,
  DateTimeUtc,
  ScalarValue,
  RecordTag,
  type DeclaredProperties,
} from './scalar-value.js';

const FormRequirement = z.strictObject({
  task_id: TaskId.nullable(),
  form: z.strictObject({
    id: FormId,
    name: z.string(),
    tags: z.array(RecordTag),
    custom_attributes: CustomAttributes,
  }),
  form_id: FormId,
  form_name: z.string(),
  form_tags: z.array(RecordTag),
});
const SuggestedTask = z.strictObject({
  form_id: FormId,
  form_name: z.string(),
  task_id: TaskId.nullable(),
  form_tags: z.array(RecordTag),
});

export const Placement = z
  .object({
    id: PlacementId,
    employee_id: EmployeeId,
    employer_id: EmployerId.nullable(),
    client_id: ClientId.nullable(),
    job_id: JobId.nullable(),
    custom_attributes: CustomAttributes,
    created_at: DateTimeUtc,
    missing_task_count: z.number(),
    progress: z.strictObject({ forms_required: z.number(), forms_completed: z.number() }),
    form_requirements: z.array(FormRequirement),
    suggested_tasks: z.array(SuggestedTask),
  })
  .catchall(ScalarValue)
  .meta({ id: 'Placement' });
export type Placement = DeclaredProperties<typeof Placement>;

export const PreviewPlacement = z
  .object({
    employee_id: EmployeeId,
    employer_id: EmployerId.nullable().optional(),
    client_id: ClientId.nullable().optional(),
    job_id: JobId.nullable().optional(),
    custom_attributes: CustomAttributes.optional(),
  })
  .catchall(ScalarValue);
export type PreviewPlacement = DeclaredProperties<typeof PreviewPlacement>;
export const CreatePlacement = PreviewPlacement.extend({ create_tasks: z.boolean().optional() });
export type CreatePlacement = DeclaredProperties<typeof CreatePlacement>;
export const UpdatePlacement = z
  .object({ custom_attributes: CustomAttributes.optional(), create_tasks: z.boolean().optional() })
  .catchall(ScalarValue);
export type UpdatePlacement = DeclaredProperties<typeof UpdatePlacement>;

/** The deprecated previews name records only. */
export const PreviewPlacementQuery = z.object({
  employee_id: EmployeeId,
  employer_id: EmployerId.optional(),
  client_id: ClientId.optional(),
  job_id: JobId.optional(),
});
export type PreviewPlacementQuery = z.infer<typeof PreviewPlacementQuery>;
export const PreviewPlacementTasks = z.strictObject({
  employee_id: EmployeeId,
  employer_id: EmployerId.nullable().optional(),
  client_id: ClientId.nullable().optional(),
  job_id: JobId.nullable().optional(),
});
export type PreviewPlacementTasks = z.infer<typeof PreviewPlacementTasks>;
/** A form that would be needed; `rules` are the explanations of the policies that ask for it. */
export const PreviewedTask = z.strictObject({ form_id: FormId, name: z.string(), rules: z.unknown() });
export type PreviewedTask = z.infer<typeof PreviewedTask>;

export const PlacementListQuery = z.object({
  ...pageQuery(),
  custom_attributes: CustomAttributesFilter,
  employee_id: EmployeeId.optional(),
  employer_id: EmployerId.optional(),
  client_id: ClientId.optional(),
  job_id: JobId.optional(),
});
export type PlacementListQuery = z.infer<typeof PlacementListQuery>;

/** Beyond the contract: why each form is required, not required or undecided for a placement, policy by policy. */
export const PlacementExplanation = z
  .strictObject({
    placement_id: PlacementId,
    decided_at: DateTimeUtc,
    policies: z.array(
      z.strictObject({
        policy_id: z.string(),
        policy_name: z.string(),
        policy_version: z.number(),
        outcome: z.enum(['met', 'unmet', 'unknown']),
        sentence: z.string(),
        missing_facts: z.array(z.string()),
        forms: z.array(z.strictObject({ form_id: FormId, form_name: z.string() })),
        /** The condition's tree with the actual value and the outcome at each node. */
        explanation: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'PlacementExplanation' });
export type PlacementExplanation = z.infer<typeof PlacementExplanation>;
