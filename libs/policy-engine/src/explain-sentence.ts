import { defaultLocale, fillBlanks } from '@firstday/domain/languages';
import { conditionWords } from '@firstday/domain/languages/condition-words';
import type { ExplainedComparison, Explanation } from './condition.js';
import type { FactCatalog } from './fact-definition.js';
import { listing } from './listing.js';
import { factLabel, isTruthOf } from './comparison-phrase.js';

/** Why the forms of a policy are required, not required or undecided, in one sentence of the catalog's language. */
export function explainSentence(explanation: Explanation, catalog: FactCatalog): string {
  const words = wordsOf(catalog).explanation;
  if (explanation.outcome === 'unknown')
    return fillBlanks(words.undecided, { needs: needs(explanation, catalog) });
  const reasons = withoutSaidTwice(settlingComparisons(explanation));
  const isRequired = explanation.outcome === 'met';
  if (reasons.length === 0) return isRequired ? words.everyPlacement : words.noPlacement;
  return fillBlanks(isRequired ? words.required : words.notRequired, { reasons: because(reasons, catalog) });
}

const wordsOf = ({ locale = defaultLocale }: FactCatalog) => conditionWords[locale];

/** The facts that an undecided explanation waits for, in the order of its tree; none where it is decided. */
export function missingFacts(explanation: Explanation): string[] {
  return [...new Set(undecidedComparisons(explanation).map((comparison) => comparison.fact))];
}

function because(reasons: readonly ExplainedComparison[], catalog: FactCatalog): string {
  const truths = reasons.map((reason) => isTruthOf(reason, catalog));
  const [only] = truths;
  const { reason, oneReason } = wordsOf(catalog).explanation;
  if (only && truths.length === 1) return only.actual ? fillBlanks(reason, only) : only.phrase;
  const phrases = truths.map((truth) => (truth.actual ? fillBlanks(oneReason, truth) : truth.phrase));
  return listing([...new Set(phrases)], 'and', catalog.locale);
}

/** That a fact is known goes without saying where its value is told. */
const withoutSaidTwice = (reasons: readonly ExplainedComparison[]): readonly ExplainedComparison[] =>
  reasons.filter(
    (reason) =>
      reason.value !== undefined ||
      !reasons.some(({ fact, value }) => fact === reason.fact && value !== undefined),
  );

/**
 * The comparisons that settled it: every part of an `all` that is met and of an `any` that is unmet, else the parts
 * that came out as the whole did. Each is said as the truth that it is, so `not` needs no words of its own.
 */
function settlingComparisons(explanation: Explanation): ExplainedComparison[] {
  if ('fact' in explanation) return [explanation];
  if ('not' in explanation) return settlingComparisons(explanation.not);
  const parts = 'all' in explanation ? explanation.all : explanation.any;
  return parts.filter((part) => part.outcome === explanation.outcome).flatMap(settlingComparisons);
}

/** Only below undecided nodes: an unknown part of a decided whole is needed by nobody. */
export function undecidedComparisons(explanation: Explanation): ExplainedComparison[] {
  if (explanation.outcome !== 'unknown') return [];
  if ('fact' in explanation) return [explanation];
  if ('not' in explanation) return undecidedComparisons(explanation.not);
  return ('all' in explanation ? explanation.all : explanation.any).flatMap(undecidedComparisons);
}

function needs(explanation: Explanation, catalog: FactCatalog): string {
  const { explanation: words, types } = wordsOf(catalog);
  const needed = undecidedComparisons(explanation).map(({ fact, actual }) => {
    const { type, needs: asked } = catalog.get(fact) ?? {};
    // What is asked for where a record holds something of another type says of which it has to be.
    return actual === null || type === undefined
      ? (asked ?? factLabel(fact, catalog))
      : fillBlanks(words.typed, { fact: factLabel(fact, catalog), type: types[type] });
  });
  return listing([...new Set(needed)], 'and', catalog.locale);
}
