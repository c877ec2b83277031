import { z } from 'zod';
import { Condition } from './condition.js';
import { FormKey } from './form-key.js';
import { FormId, PolicyId } from './id-kind.js';
import { pageQuery } from './page.js';
import { PolicyTest, PolicyTestResult, PolicyTests } from './policy-test.js';
import { DateTimeUtc, RecordTag, nameText, text } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';
import { timesQuery } from './times-query.js';

export const PolicyStatus = z.enum(['active', 'draft', 'archived']);

/** Beyond the contract: a rule that says which forms a placement needs. */
export const Policy = z
  .strictObject({
    id: PolicyId,
    name: z.string().describe('What people call it.'),
    version: z
      .number()
      .describe('Which version it is, from 1: a change of its condition or forms makes another.'),
    status: PolicyStatus.describe('`active` ones are asked; `draft` and `archived` ones are not.'),
    condition: Condition.describe('Where it is met, the forms are required.'),
    sentence: z.string().describe('The condition in words.'),
    form_ids: z.array(FormId).describe('The forms that it requires.'),
    form_keys: z.array(FormKey).describe('The keys of these forms, in the same order.'),
    tags: z.array(RecordTag).describe('Words that group policies.'),
    tests: z.array(PolicyTestResult).describe('Its tests, and how each comes out now.'),
    is_built_in: z
      .boolean()
      .describe('Whether it came with the product; not of one that was added from the policy library.'),
    library_key: z
      .string()
      .nullable()
      .describe('Which policy of the library it was added from; null for others.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
  })
  .meta({ id: 'Policy' });
export type Policy = z.infer<typeof Policy>;

const policyInput = {
  name: nameText.describe('What people call it.'),
  condition: Condition.describe('Where it is met, the forms are required.'),
  form_ids: z.array(FormId).min(1).max(50).describe('The forms that it requires, 1 to 50.'),
  status: PolicyStatus.optional().describe('Whether it is asked; `active` without it.'),
  tags: z
    .array(z.strictObject({ name: text(64, 1).describe('The word itself, at most 64 characters.') }))
    .max(20)
    .optional()
    .describe('Words that group policies, at most 20.'),
  tests: PolicyTests.optional().describe(
    'What it has to say of example placements, at most 50. While one fails, the policy cannot be active.',
  ),
};
const reason = text(500, 1)
  .optional()
  .describe('Why it is changed, for its history; at most 500 characters.');

export const CreatePolicy = z.strictObject({ ...policyInput, reason });
export type CreatePolicy = z.infer<typeof CreatePolicy>;
export const UpdatePolicy = z.strictObject({ ...policyInput, reason }).partial();
export type UpdatePolicy = z.infer<typeof UpdatePolicy>;
export const PolicyListQuery = z.object({
  ...pageQuery(),
  ...timesQuery,
  status: PolicyStatus.optional().describe('Of this status.'),
});
export type PolicyListQuery = z.infer<typeof PolicyListQuery>;

export const PolicyPart = z
  .enum(['name', 'condition', 'form_ids', 'status', 'tags', 'tests'])
  .meta({ id: 'PolicyPart' });
export type PolicyPart = z.infer<typeof PolicyPart>;

/** Beyond the contract: a policy as one change left it. */
export const PolicyRevision = z
  .strictObject({
    version: z.number().describe('Which version it is, from 1.'),
    name: Policy.shape.name,
    status: Policy.shape.status,
    condition: Policy.shape.condition,
    sentence: Policy.shape.sentence,
    form_ids: Policy.shape.form_ids,
    form_keys: Policy.shape.form_keys,
    tags: Policy.shape.tags,
    tests: z.array(PolicyTest).describe('The tests that it had.'),
    changed: z
      .array(PolicyPart)
      .describe('What differs from the version before; nothing of the first that was kept.'),
    changed_by: z
      .strictObject({
        kind: z
          .enum([...SecurityActorKind.options, 'product'])
          .describe('What kind of credential it was; `product` where the library of policies changed.'),
        id: z.string().nullable().describe('Id of the user or API token; null where nobody can be named.'),
        name: z.string().nullable().describe('What it is called now; null where it has no name, or is gone.'),
      })
      .nullable()
      .describe('Who changed it; null where it was changed before versions were kept.'),
    reason: z.string().nullable().describe('Why it was changed; null where it was not said.'),
    at: DateTimeUtc.describe('When it was changed.'),
  })
  .meta({ id: 'PolicyRevision' });
export type PolicyRevision = z.infer<typeof PolicyRevision>;
export const PolicyVersionListQuery = z.object(pageQuery());
export type PolicyVersionListQuery = z.infer<typeof PolicyVersionListQuery>;

export const RollBackPolicy = z.strictObject({
  version: z
    .int('Expected the number of a version')
    .min(1, 'Expected the number of a version')
    .max(2_147_483_647, 'Expected the number of a version')
    .describe('The version whose content it gets again.'),
  reason,
});
export type RollBackPolicy = z.infer<typeof RollBackPolicy>;
