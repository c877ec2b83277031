import { defaultLocale } from '@firstday/domain/languages';
import { conditionWords } from '@firstday/domain/languages/condition-words';
import type { Facts } from '../condition.js';
import { comparisonPhrase } from '../comparison-phrase.js';
import type { FactCatalog } from '../fact-definition.js';
import { listing } from '../listing.js';

/** Facts of an example in words: `the work location's country is USA and the job's name is “driver”`. */
export function factsPhrase(facts: Facts, catalog: FactCatalog): string {
  const known = Object.entries(facts).flatMap(([fact, value]) =>
    value === null || value === undefined
      ? []
      : [comparisonPhrase({ fact, operator: 'equals', value }, catalog, true)],
  );
  const { locale = defaultLocale } = catalog;
  return known.length === 0 ? conditionWords[locale].finding.nothingKnown : listing(known, 'and', locale);
}
