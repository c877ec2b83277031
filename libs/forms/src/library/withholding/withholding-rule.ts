import type { FactMark, FormFieldContent } from '@firstday/domain';

import type { SourcedFact } from '../sourced-fact.js';
import type { PackWords } from '../pack-words.js';
import type { ExemptClaim, ExemptReason } from './questions/exempt-claim.js';

/** A form that a state publishes for its withholding. */
export interface StateForm {
  /** Its key as a form of an account, such as `nj-w4`. */
  readonly form: string;
  /** As the state calls it: `NJ-W4`. */
  readonly number: string;
  readonly name: string;
  /** As it is printed; null where none was seen. */
  readonly edition: string | null;
  /** The agency's page or file. */
  readonly publishedAt: string;
}

/** Says how much of the state's tax is withheld. */
export interface StateCertificate extends StateForm {
  readonly asks: readonly FormFieldContent[];
  /** Asked with who somebody is, also of who claims that nothing is withheld. */
  readonly asksEverybody?: readonly FormFieldContent[];
  /** How sure it is what the form asks. */
  readonly asksMark: FactMark;
  /** Where it was read what the form asks, where that is not `publishedAt`. */
  readonly asksSource?: string;
  readonly exempt?: ExemptClaim;
  /** What the employer withholds by while there is none, where a source says so. */
  readonly whenNoneFiled?: string;
  /** What the operator compares besides what every certificate has. */
  readonly toCheck?: readonly PackWords[];
}

/** Claims that the state of work withholds nothing. */
export interface ExemptionForm extends StateForm {
  readonly reasons: readonly ExemptReason[];
  /** It has to be given anew each year. */
  readonly isYearly?: true;
}

/** Whose wages the state of work does not tax, though they work there. */
export interface Reciprocity {
  /** States of residence. */
  readonly residents: readonly string[] | 'all_nonresidents';
  /** How they say so: on the certificate itself, by a form in its place, or by a form beside what else is asked. */
  readonly claim:
    | { readonly by: 'certificate'; readonly line: string }
    | { readonly by: 'instead' | 'beside'; readonly form: ExemptionForm };
}

interface RuleOf<Tax extends string> {
  /** Postal code of a state, DC or Puerto Rico. */
  readonly code: string;
  readonly tax: Tax;
  /** What it rests on that a form is asked for, and of whom. */
  readonly facts: readonly SourcedFact[];
  /** What it rests on what the form asks, and what holds without it. */
  readonly details: readonly SourcedFact[];
}

/** What a jurisdiction has withheld from wages, and which form says how much. */
export type WithholdingRule =
  | RuleOf<'none'>
  | (RuleOf<'own_certificate'> & {
      readonly certificate: StateCertificate;
      readonly reciprocity?: Reciprocity;
    })
  | (RuleOf<'federal_certificate'> & {
      /** What is said to the employee about Form W-4. */
      readonly advice: PackWords;
      readonly reciprocity?: Reciprocity;
    })
  | (RuleOf<'flat_rate'> & { readonly reciprocity?: Reciprocity });

export const reciprocityOf = (rule: WithholdingRule): Reciprocity | undefined =>
  rule.tax === 'none' ? undefined : rule.reciprocity;
