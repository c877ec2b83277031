import type { PolicyReason } from '@firstday/domain';
import type { FormNames } from '../i18n/form-names';
import type { PreviewedPolicy } from './hire-preview';

/** What a policy says, with its forms as they are called in the reader's language. */
export const toPreviewedPolicy = (policy: PolicyReason, names: FormNames): PreviewedPolicy => ({
  id: policy.policy_id,
  outcome: policy.outcome,
  forms: policy.forms.map(({ form_name: name }) => names[name] ?? { text: name }),
  sentence: policy.sentence,
  name: policy.policy_name,
  citation: policy.citation,
  missing: [...policy.missing_facts],
});
