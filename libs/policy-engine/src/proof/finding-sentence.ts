import type { FactCatalog } from '../fact-definition.js';
import { toSentence } from '../to-sentence.js';
import { factsPhrase } from './facts-phrase.js';
import type { PolicyFinding, ProofQuestion } from './policy-proof.js';

/** What a sentence calls things by. */
export interface FindingNames {
  readonly catalog: FactCatalog;
  /** Of a policy, by its key. */
  readonly policyName: (key: string) => string;
  /** Of a form, as policies name it. */
  readonly formName: (form: string) => string;
}

/** What was found of a policy, in one plain English sentence. */
export function findingSentence(finding: PolicyFinding, names: FindingNames): string {
  const { catalog, policyName, formName } = names;
  switch (finding.kind) {
    case 'never_met':
      return `No placement meets it: it is never so that ${toSentence(finding.because, catalog)}.`;
    case 'always_met':
      return `Every placement meets it once its facts are known: it is always so that ${toSentence(finding.because, catalog)}.`;
    case 'same':
      return `It comes out like “${policyName(finding.policyKey)}” for every placement.`;
    case 'shadowed':
      return `It adds nothing: “${policyName(finding.policyKey)}” asks for all of its forms wherever it does.`;
    case 'contradicting_forms': {
      const [one, other] = finding.forms.map(formName);
      return `One placement can need both “${one}” and “${other}”: where ${factsPhrase(finding.facts, catalog)}.`;
    }
    default:
      return `It could not be decided ${questions[finding.question](finding.policyKey === null ? '' : policyName(finding.policyKey))}.`;
  }
}

const questions: Readonly<Record<ProofQuestion, (policy: string) => string>> = {
  never_met: () => 'whether any placement meets it',
  always_met: () => 'whether every placement meets it',
  same: (policy) => `whether it always comes out like “${policy}”`,
  shadowed: (policy) => `whether it adds anything to “${policy}”`,
  contradicting_forms: (policy) =>
    `whether a placement can need forms of it and of “${policy}” that exclude each other`,
};
