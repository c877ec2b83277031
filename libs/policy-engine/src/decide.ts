import type { Facts } from './condition.js';
import { evaluate } from './evaluate.js';
import { missingFacts } from './explain-sentence.js';
import type { PolicyVersion, PolicyDecision } from './policy-version.js';

/** A form and the policies that ask for it. */
export interface RequiredForm {
  readonly form: string;
  readonly policyKeys: readonly string[];
}

/** A form that may yet be required, and the facts that would tell. */
export interface UndecidedForm extends RequiredForm {
  readonly missingFacts: readonly string[];
}

/** What each active policy says, in the order given. */
export function decide(policies: readonly PolicyVersion[], facts: Facts): PolicyDecision[] {
  return policies.filter((policy) => policy.status === 'active').map((policy) => decideOne(policy, facts));
}

/** Every form that at least one met policy asks for, once, with all of those policies. */
export function requiredForms(decisions: readonly PolicyDecision[]): RequiredForm[] {
  const asking = decisionsByForm(decisions.filter(({ outcome }) => outcome === 'met'));
  return [...asking].map(([form, by]) => ({ form, policyKeys: by.map(({ policyKey }) => policyKey) }));
}

/** Forms of undecided policies that no met policy requires already: shown with what they wait for, never dropped. */
export function undecidedForms(decisions: readonly PolicyDecision[]): UndecidedForm[] {
  const required = new Set(requiredForms(decisions).map(({ form }) => form));
  const asking = decisionsByForm(decisions.filter(({ outcome }) => outcome === 'unknown'));
  return [...asking]
    .filter(([form]) => !required.has(form))
    .map(([form, by]) => ({
      form,
      policyKeys: by.map(({ policyKey }) => policyKey),
      missingFacts: [...new Set(by.flatMap(({ explanation }) => missingFacts(explanation)))],
    }));
}

function decideOne({ key, version, name, condition, forms }: PolicyVersion, facts: Facts): PolicyDecision {
  const explanation = evaluate(condition, facts);
  return { policyKey: key, version, name, outcome: explanation.outcome, explanation, forms };
}

function decisionsByForm(decisions: readonly PolicyDecision[]): Map<string, PolicyDecision[]> {
  const byForm = new Map<string, PolicyDecision[]>();
  for (const decision of decisions)
    for (const form of new Set(decision.forms)) {
      const others = byForm.get(form);
      if (others) others.push(decision);
      else byForm.set(form, [decision]);
    }
  return byForm;
}
