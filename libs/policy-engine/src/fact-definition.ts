import type { FactSource, FactType } from '@firstday/domain';
import type { Locale } from '@firstday/domain/languages';
import type { Operator } from './condition.js';

export type { FactSource, FactType } from '@firstday/domain';

/** The numbers that there are: between which, and whether only whole ones. */
export interface NumberRange {
  readonly isWhole?: boolean;
  readonly least?: number;
  readonly most?: number;
}

export interface FactDefinition {
  /** Where the fact is found: `employer.address.state`. */
  readonly path: string;
  readonly type: FactType;
  /** As it reads in a sentence: `the work location's country`. */
  readonly label: string;
  /** What is asked for where it is missing, if that is something else: `the employee's date of birth`. */
  readonly needs?: string;
  /** For `choice`: what it may be. */
  readonly values?: readonly string[];
  /** For `id`, what the records are called whose names are known; for `choice`, what people read where it is more than the value. */
  readonly names?: ReadonlyMap<string, string>;
  /** For `number`: which numbers it may be; any without it. */
  readonly numbers?: NumberRange;
  /** Where it comes from; `built_in` unless it says so. */
  readonly source?: FactSource;
}

/** A fact before it is called anything in some language. */
export type UnnamedFact = Omit<FactDefinition, 'label' | 'needs'>;

/** What a condition may ask, by path. */
export interface FactCatalog {
  readonly get: (path: string) => FactDefinition | undefined;
  /** The language of its labels, and of sentences about them; English without it. */
  readonly locale?: Locale;
}

const presence: readonly Operator[] = ['is_present', 'is_absent'];
const sameness: readonly Operator[] = ['equals', 'not_equals', 'in', 'not_in', ...presence];
const sizes: readonly Operator[] = ['greater_than', 'at_least', 'less_than', 'at_most'];
const timing: readonly Operator[] = ['before', 'on_or_before', 'after', 'on_or_after'];

/** Operators belong to fact types: a pairing that is not here cannot be saved. */
export const operatorsOf: Readonly<Record<FactType, readonly Operator[]>> = {
  text: [...sameness, 'starts_with', 'contains'],
  choice: sameness,
  country: sameness,
  state: sameness,
  number: [...sameness, ...sizes],
  boolean: ['equals', 'not_equals', ...presence],
  date: [...sameness, ...timing],
  // Two moments are hardly ever the same millisecond: a date with time has no `equals`.
  datetime: [...timing, ...presence],
  list: ['contains', ...presence],
  id: sameness,
  // Each record has it as it was given: the operator says as what it is compared.
  scalar: [...sameness, 'starts_with', 'contains', ...sizes, ...timing],
};
