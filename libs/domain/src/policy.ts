import { z } from 'zod';
import { FormId, PolicyId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, RecordTag, nameText, text } from './scalar-value.js';

export const PolicyStatus = z.enum(['active', 'draft', 'archived']);

/** Beyond the contract: a rule that says which forms a placement needs. */
export const Policy = z
  .strictObject({
    id: PolicyId,
    name: z.string(),
    version: z.number(),
    status: PolicyStatus,
    /** A tree of `all`, `any` and `not` over facts. */
    condition: z.unknown(),
    /** The condition in a sentence. */
    sentence: z.string(),
    form_ids: z.array(FormId),
    tags: z.array(RecordTag),
    is_built_in: z.boolean(),
    created_at: DateTimeUtc,
    updated_at: DateTimeUtc,
  })
  .meta({ id: 'Policy' });
export type Policy = z.infer<typeof Policy>;

const policyInput = {
  name: nameText,
  condition: z.unknown(),
  form_ids: z.array(FormId).min(1).max(50),
  status: PolicyStatus.optional(),
  tags: z
    .array(z.strictObject({ name: text(64, 1) }))
    .max(20)
    .optional(),
};
export const CreatePolicy = z.strictObject(policyInput);
export type CreatePolicy = z.infer<typeof CreatePolicy>;
export const UpdatePolicy = z.strictObject(policyInput).partial();
export type UpdatePolicy = z.infer<typeof UpdatePolicy>;
export const PolicyListQuery = z.object({ ...pageQuery(), status: PolicyStatus.optional() });
export type PolicyListQuery = z.infer<typeof PolicyListQuery>;
