import type { Comparison, Condition, Operator } from './condition.js';
import type { FactCatalog, FactDefinition } from './fact-definition.js';
import { allOperators, operatorsOf } from './fact-definition.js';
import { readValue } from './read-value.js';

export interface ConditionIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export type ValidatedCondition =
  | { readonly ok: true; readonly condition: Condition }
  | { readonly ok: false; readonly issues: readonly ConditionIssue[] };

/** A tree of one comparison is one deep and one node; a list of three is three values. */
export const conditionLimits = { depth: 5, nodes: 100, values: 500 } as const;

/**
 * A condition from outside, before it is saved: every issue at once. What comes back is built anew and holds nothing
 * but what was checked. The walk stops at the limits, so that hostile input costs no more than the largest good one.
 */
export function validateCondition(input: unknown, catalog: FactCatalog): ValidatedCondition {
  const reader: Reader = { catalog, issues: [], nodes: 0, values: 0 };
  const condition = readNode(reader, input, []);
  return condition && reader.issues.length === 0
    ? { ok: true, condition }
    : { ok: false, issues: reader.issues };
}

interface Reader {
  readonly catalog: FactCatalog;
  readonly issues: ConditionIssue[];
  nodes: number;
  values: number;
}

const nodeKinds = ['all', 'any', 'not', 'fact'] as const;

type Path = readonly (string | number)[];

/** What could be read, or null after noting why not. */
function readNode(reader: Reader, input: unknown, path: Path, depth = 1): Condition | null {
  reader.nodes += 1;
  if (reader.nodes > conditionLimits.nodes) return tooManyNodes(reader);
  if (depth > conditionLimits.depth)
    return note(reader, path, `Expected at most ${conditionLimits.depth} levels`);
  if (!isObject(input)) return note(reader, path, 'Expected a condition: all, any, not, or a fact');
  const kind = nodeKinds.find((key) => Object.hasOwn(input, key));
  if (!kind) return note(reader, path, 'Expected a condition: all, any, not, or a fact');
  if (kind === 'fact') return readComparison(reader, input, path);
  noteUnexpected(reader, input, [kind], path);
  if (kind === 'not') {
    const not = readNode(reader, input.not, [...path, 'not'], depth + 1);
    return not && { not };
  }
  const parts = readParts(reader, input[kind], [...path, kind], depth + 1);
  if (!parts) return null;
  return kind === 'all' ? { all: parts } : { any: parts };
}

function readParts(reader: Reader, input: unknown, path: Path, depth: number): Condition[] | null {
  if (!Array.isArray(input)) return note(reader, path, 'Expected a list of conditions');
  const parts: Condition[] = [];
  for (const [index, part] of input.entries()) {
    if (reader.nodes > conditionLimits.nodes) return null;
    const read = readNode(reader, part, [...path, index], depth);
    if (read) parts.push(read);
  }
  return parts;
}

function readComparison(reader: Reader, input: Record<string, unknown>, path: Path): Comparison | null {
  noteUnexpected(reader, input, ['fact', 'operator', 'value'], path);
  const definition = typeof input.fact === 'string' ? reader.catalog.get(input.fact) : undefined;
  if (!definition)
    note(reader, [...path, 'fact'], 'Expected the path of a known fact, such as work_location.state');
  const operator = readOperator(reader, definition, input.operator, [...path, 'operator']);
  if (!definition || !operator) return null;
  if (operator === 'is_present' || operator === 'is_absent') {
    if (Object.hasOwn(input, 'value'))
      return note(reader, [...path, 'value'], `Expected no value with ${operator}`);
    return { fact: definition.path, operator };
  }
  const isList = operator === 'in' || operator === 'not_in';
  const given = Object.hasOwn(input, 'value') ? input.value : undefined;
  const value = (isList ? readList : readSingle)(reader, definition, given, [...path, 'value']);
  return value === null ? null : { fact: definition.path, operator, value };
}

function readOperator(
  reader: Reader,
  definition: FactDefinition | undefined,
  input: unknown,
  path: Path,
): Operator | null {
  const allowed = definition ? operatorsOf[definition.type] : allOperators;
  const operator = allowed.find((one) => one === input);
  const about = definition ? ` for ${definition.label}` : '';
  return operator ?? note(reader, path, `Expected one of ${allowed.join(', ')}${about}`);
}

function readSingle(reader: Reader, definition: FactDefinition, input: unknown, path: Path) {
  reader.values += 1;
  if (reader.values > conditionLimits.values) return tooManyValues(reader, 1);
  const read = readValue(definition, input);
  return 'message' in read ? note(reader, path, read.message) : read.value;
}

function readList(reader: Reader, definition: FactDefinition, input: unknown, path: Path) {
  if (!Array.isArray(input) || input.length === 0)
    return note(reader, path, 'Expected a list of at least one value');
  reader.values += input.length;
  if (reader.values > conditionLimits.values) return tooManyValues(reader, input.length);
  return input.flatMap((one: unknown, index) => {
    const read = readValue(definition, one);
    if (!('message' in read)) return [read.value];
    note(reader, [...path, index], read.message);
    return [];
  });
}

function tooManyNodes(reader: Reader): null {
  const isFirst = reader.nodes === conditionLimits.nodes + 1;
  return isFirst ? note(reader, [], `Expected at most ${conditionLimits.nodes} conditions in all`) : null;
}

function tooManyValues(reader: Reader, added: number): null {
  const isFirst = reader.values - added <= conditionLimits.values;
  return isFirst ? note(reader, [], `Expected at most ${conditionLimits.values} values in all`) : null;
}

function noteUnexpected(reader: Reader, input: object, expected: readonly string[], path: Path): void {
  const unexpected = Object.keys(input).some((key) => !expected.includes(key));
  if (unexpected) note(reader, path, `Expected no other property than ${expected.join(', ')}`);
}

function note(reader: Reader, path: Path, message: string): null {
  reader.issues.push({ path, message });
  return null;
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
