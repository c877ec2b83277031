import { defaultLocale } from '@firstday/domain/languages';
import { conditionWords } from '@firstday/domain/languages/condition-words';
import type { Facts } from '../condition.js';
import { comparisonPhrase } from '../comparison-phrase.js';
import type { FactCatalog } from '../fact-definition.js';
import { listing } from '../listing.js';
import { madeUpText } from './samples-of-texts.js';

/** Facts of an example in words: `the work location's country is USA and the job's name is “driver”`. */
export function factsPhrase(facts: Facts, catalog: FactCatalog): string {
  const { locale = defaultLocale } = catalog;
  const { nothingKnown, otherText } = conditionWords[locale].finding;
  const known = Object.entries(facts).flatMap(([fact, given]) => {
    if (given === null || given === undefined) return [];
    const value = given === madeUpText ? otherText : given;
    return [comparisonPhrase({ fact, operator: 'equals', value }, catalog, true)];
  });
  return known.length === 0 ? nothingKnown : listing(known, 'and', locale);
}
