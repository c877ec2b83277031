import { isDeepStrictEqual } from 'node:util';
import type { LibraryPolicy } from '@firstday/forms';
import { type FactCatalog, factsPhrase, findUncovered } from '@firstday/policy-engine';
import type { PolicyEntity } from '../policy.entity.js';
import type { AskedForms } from './to-covered-policy.js';

type Active = Pick<PolicyEntity, 'id' | 'name' | 'condition' | 'form_keys'>;

/** What the account's active policies ask of the forms of a policy of the library, proven for every placement that can be. */
export function askedForms(
  policy: LibraryPolicy,
  active: readonly Active[],
  catalog: FactCatalog,
): AskedForms {
  const askingFor = (form: string) => active.filter((row) => row.form_keys.includes(form));
  const by = active
    .filter(({ form_keys }) => policy.forms.some((form) => form_keys.includes(form)))
    .map(({ id, name }) => ({ policy_id: id, name }));
  if (by.length === 0) return { isWhole: false, notAsked: null, by };
  for (const form of policy.forms) {
    const found = uncovered(policy, askingFor(form), catalog);
    if (found === 'none') continue;
    return {
      isWhole: false,
      notAsked: found === 'not_decided' ? null : factsPhrase(found.facts, catalog),
      by,
    };
  }
  return { isWhole: true, notAsked: null, by };
}

/** A placement of which the library's policy is met and none of these. */
function uncovered({ condition }: LibraryPolicy, asking: readonly Active[], catalog: FactCatalog) {
  const others = asking.map((row) => row.condition);
  if (others.some((other) => isDeepStrictEqual(other, condition))) return 'none' as const;
  return findUncovered({ condition, others, catalog });
}
