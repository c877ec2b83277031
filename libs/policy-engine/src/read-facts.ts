import type { Facts, Value } from './condition.js';
import type { FactCatalog, FactDefinition } from './fact-definition.js';
import { type ReadValue, readValue } from './read-value.js';
import type { ConditionIssue } from './validate-condition.js';

export interface ReadFacts {
  /** Those that are right, as placements have them: `US` became `USA`, `New York` became `NY`. */
  readonly facts: Readonly<Record<string, Value | Value[]>>;
  /** One for each fact that is not, with its path among the facts. */
  readonly issues: readonly ConditionIssue[];
}

/** Facts that somebody wrote down, by path, before they are kept. */
export function readFacts(given: Facts, catalog: FactCatalog): ReadFacts {
  const facts: Record<string, Value | Value[]> = {};
  const issues: ConditionIssue[] = [];
  for (const [path, value] of Object.entries(given)) {
    const definition = catalog.get(path);
    const read = definition ? readFact(definition, value) : unknownFact;
    if ('message' in read) issues.push({ path: [path], message: read.message });
    else facts[path] = read.value;
  }
  return { facts, issues };
}

type ReadFact = { readonly value: Value | Value[] } | { readonly message: string };

const unknownFact: ReadFact = { message: 'Expected the path of a known fact, such as work_location.state' };

function readFact(definition: FactDefinition, given: Facts[string]): ReadFact {
  if (definition.type !== 'list') return readValue(definition, 'equals', given);
  if (typeof given !== 'object' || given === null) return { message: 'Expected a list of values' };
  const values: Value[] = [];
  for (const one of given) {
    const read: ReadValue = readValue(definition, 'contains', one);
    if ('message' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}
