import { defaultLocale, fillBlanks } from '@firstday/domain/languages';
import { conditionWords } from '@firstday/domain/languages/condition-words';
import type { FactCatalog } from '../fact-definition.js';
import { toSentence } from '../to-sentence.js';
import { factsPhrase } from './facts-phrase.js';
import type { PolicyFinding } from './policy-proof.js';

/** What a sentence calls things by. */
export interface FindingNames {
  readonly catalog: FactCatalog;
  /** Of a policy, by its key. */
  readonly policyName: (key: string) => string;
  /** Of a form, as policies name it. */
  readonly formName: (form: string) => string;
}

/** What was found of a policy, in one plain sentence of the catalog's language. */
export function findingSentence(finding: PolicyFinding, names: FindingNames): string {
  const { catalog, policyName, formName } = names;
  const { finding: words, question: questions } = conditionWords[catalog.locale ?? defaultLocale];
  switch (finding.kind) {
    case 'never_met':
    case 'always_met':
      return fillBlanks(words[finding.kind], { condition: toSentence(finding.because, catalog) });
    case 'same':
    case 'shadowed':
      return fillBlanks(words[finding.kind], { policy: policyName(finding.policyKey) });
    case 'contradicting_forms': {
      const [one, other] = finding.forms.map(formName);
      const facts = factsPhrase(finding.facts, catalog);
      return fillBlanks(words.contradicting_forms, { one: one ?? '', other: other ?? '', facts });
    }
    default: {
      const policy = finding.policyKey === null ? '' : policyName(finding.policyKey);
      return fillBlanks(words.undecided, { question: fillBlanks(questions[finding.question], { policy }) });
    }
  }
}
