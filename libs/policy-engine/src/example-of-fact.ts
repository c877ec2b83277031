import type { Comparison } from './condition.js';
import type { FactDefinition, FactType } from './fact-definition.js';

/** A condition that asks the fact, as it may be saved. */
export function exampleOfFact({ path, type, values = [] }: FactDefinition): Comparison {
  if (type === 'choice') return { fact: path, operator: 'equals', value: values[0] };
  return { fact: path, ...asked[type] };
}

const asked: Readonly<Record<Exclude<FactType, 'choice'>, Pick<Comparison, 'operator' | 'value'>>> = {
  text: { operator: 'starts_with', value: 'A' },
  country: { operator: 'equals', value: 'USA' },
  state: { operator: 'in', value: ['NY', 'NJ'] },
  number: { operator: 'at_least', value: 10 },
  boolean: { operator: 'equals', value: true },
  date: { operator: 'on_or_after', value: '2026-11-23' },
  datetime: { operator: 'after', value: '2026-11-23T09:00:00Z' },
  list: { operator: 'contains', value: 'night' },
  id: { operator: 'is_present' },
  scalar: { operator: 'equals', value: 'night' },
};
