import { z } from 'zod';
import { Condition, FactValue } from './condition.js';
import { FormKey } from './form-key.js';
import { EmployeeId, FormId, PlacementId, PolicyId } from './id-kind.js';
import { PolicyStatus } from './policy.js';
import { PolicyTestResult, PolicyTests } from './policy-test.js';
import { nameText } from './scalar-value.js';

const policyDraft = {
  policy_id: PolicyId.optional().describe(
    'The policy that would change; what is not given stays as it is. Without it, a new one.',
  ),
  name: nameText.optional().describe('What people call it.'),
  condition: Condition.optional().describe(
    'Where it is met, the forms are required. A new policy needs one.',
  ),
  form_ids: z
    .array(FormId)
    .min(1)
    .max(50)
    .optional()
    .describe('The forms that it requires, 1 to 50. A new policy needs them.'),
  status: PolicyStatus.optional().describe(
    'Whether it is asked; `archived` takes a policy away. `active` for a new one without it.',
  ),
  tests: PolicyTests.optional().describe('What it has to say of example placements, at most 50.'),
};

/** Beyond the contract: a policy as it would be, of which nothing is written. */
export const PolicyDraft = z.strictObject(policyDraft).meta({ id: 'PolicyDraft' });
export type PolicyDraft = z.infer<typeof PolicyDraft>;

/** The same, and which forms exclude each other. */
export const ProvePolicy = z.strictObject({
  ...policyDraft,
  exclusive_forms: z
    .array(z.array(FormId).min(2).max(2))
    .max(50)
    .optional()
    .describe('Pairs of forms of which a placement needs at most one, at most 50.'),
});
export type ProvePolicy = z.infer<typeof ProvePolicy>;

/** Facts that a placement may have, and the same in words. */
export const ExamplePlacement = z
  .strictObject({
    facts: z
      .record(z.string(), FactValue)
      .describe('Values by the path of their fact; what is not named is missing.'),
    text: z.string().describe('The facts in words.'),
  })
  .meta({ id: 'ExamplePlacement' });
export type ExamplePlacement = z.infer<typeof ExamplePlacement>;

export const ProvenFinding = z
  .strictObject({
    kind: z
      .enum(['never_met', 'always_met', 'same', 'shadowed', 'contradicting_forms', 'not_decided'])
      .describe(
        '`never_met`: by no placement. `always_met`: no placement is told no. `same`: as another policy, for every placement. `shadowed`: another policy asks for all of its forms wherever it does. `contradicting_forms`: one placement can need two forms that exclude each other. `not_decided`: see `question`.',
      ),
    question: z
      .enum(['never_met', 'always_met', 'same', 'shadowed', 'contradicting_forms'])
      .nullable()
      .describe('What could not be decided; null where it was.'),
    sentence: z.string().describe('The finding in words.'),
    policy_id: PolicyId.nullable().describe(
      'The other policy, where there is one; null also where it is the new policy itself.',
    ),
    policy_name: z.string().nullable().describe('What that policy is called.'),
    form_ids: z.array(FormId).describe('The two forms that exclude each other; none for other findings.'),
    example: ExamplePlacement.nullable().describe(
      'A placement that needs both forms; null for other findings.',
    ),
  })
  .meta({ id: 'ProvenFinding' });
export type ProvenFinding = z.infer<typeof ProvenFinding>;

/** Beyond the contract: what is certain of a policy among the account's active ones, for every placement that can be. */
export const ProvenPolicy = z
  .strictObject({
    sentence: z.string().describe('The condition in words.'),
    findings: z
      .array(ProvenFinding)
      .describe('What is certain. What is neither here nor `not_decided` is certainly not so.'),
    tests: z
      .array(PolicyTestResult)
      .describe('The tests of the draft, else those that the policy has, and how each comes out.'),
    examples: z
      .strictObject({
        met: ExamplePlacement.nullable().describe('A placement that meets it.'),
        unmet: ExamplePlacement.nullable().describe('A placement that does not.'),
        unknown: ExamplePlacement.nullable().describe('A placement of which it is undecided.'),
      })
      .describe('A placement for each outcome; null where there is none, or none was found.'),
  })
  .meta({ id: 'ProvenPolicy' });
export type ProvenPolicy = z.infer<typeof ProvenPolicy>;

const replayedForm = z.strictObject({
  form_id: FormId,
  form_key: FormKey,
  form_name: z.string().describe('What people call the form.'),
});

/** Beyond the contract: a line of a replay. The last one has the totals; a replay without it broke off. */
export const PolicyReplayLine = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('placement').describe('A placement for which something would change.'),
      placement_id: PlacementId,
      employee_id: EmployeeId,
      employee_name: z.string().describe("The employee's name."),
      gained: z.array(replayedForm).describe('Forms that it would need, and does not now.'),
      lost: z.array(replayedForm).describe('Forms that it needs or waits for now, and would not.'),
      undecided: z.array(replayedForm).describe('Forms that would be undecided, and are not now.'),
      reason: z.string().describe('Why, in words.'),
    }),
    z.strictObject({
      kind: z.literal('totals').describe('The last line.'),
      checked: z.number().describe('How many placements were decided.'),
      gained: z.number().describe('How many of them would gain a form.'),
      lost: z.number().describe('How many would lose one.'),
      undecided: z.number().describe('How many would have one that becomes undecided.'),
      unchanged: z.number().describe('For how many nothing would change.'),
    }),
  ])
  .meta({ id: 'PolicyReplayLine' });
export type PolicyReplayLine = z.infer<typeof PolicyReplayLine>;
