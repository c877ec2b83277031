import type { Operator } from './condition.js';

/** `country` holds ISO 3166 codes of three letters, `state` USPS codes in the US, `choice` one of the fact's values. */
export type FactType =
  | 'text'
  | 'choice'
  | 'country'
  | 'state'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'list';

export interface FactDefinition {
  /** Where the fact is found: `employer.address.state`. */
  readonly path: string;
  readonly type: FactType;
  /** As it reads in a sentence: `the work location's country`. */
  readonly label: string;
  /** For `choice`: what it may be. */
  readonly values?: readonly string[];
}

/** What a condition may ask, by path. */
export type FactCatalog = ReadonlyMap<string, FactDefinition>;

const presence: readonly Operator[] = ['is_present', 'is_absent'];
const sameness: readonly Operator[] = ['equals', 'not_equals', 'in', 'not_in', ...presence];
const timing: readonly Operator[] = ['before', 'on_or_before', 'after', 'on_or_after'];

/** Operators belong to fact types: a pairing that is not here cannot be saved. */
export const operatorsOf: Readonly<Record<FactType, readonly Operator[]>> = {
  text: [...sameness, 'starts_with', 'contains'],
  choice: sameness,
  country: sameness,
  state: sameness,
  number: [...sameness, 'greater_than', 'at_least', 'less_than', 'at_most'],
  boolean: ['equals', 'not_equals', ...presence],
  date: [...sameness, ...timing],
  // Two moments are hardly ever the same millisecond: a date with time has no `equals`.
  datetime: [...timing, ...presence],
  list: ['contains', ...presence],
};

export const allOperators: readonly Operator[] = [...new Set(Object.values(operatorsOf).flat())];
