import type { PlacementExplanation, PolicyReason } from '@firstday/domain';

/** Without the values that a policy was decided by: they are of records that a component does not show. */
export const toPolicyReason = (policy: PlacementExplanation['policies'][number]): PolicyReason => ({
  policy_id: policy.policy_id,
  policy_name: policy.policy_name,
  outcome: policy.outcome,
  sentence: policy.sentence,
  citation: policy.citation,
  missing_facts: policy.missing_facts,
  forms: policy.forms,
});
