import { z } from 'zod';
import { Explanation, Outcome } from './condition.js';
import { FormKey } from './form-key.js';
import { FormId, PlacementId } from './id-kind.js';
import { DateTimeUtc } from './scalar-value.js';

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
