import type { Comparison, Condition } from './condition.js';
import type { FactCatalog, FactDefinition } from './fact-definition.js';
import { operatorsOf } from './fact-definition.js';
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
 * A condition of the right form, before it is saved: every issue at once. What comes back is as facts have it. The walk
 * stops at the limits, so that hostile input costs no more than the largest good one.
 */
export function validateCondition(input: Condition, catalog: FactCatalog): ValidatedCondition {
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

type Path = readonly (string | number)[];

/** What could be read, or null after noting why not. */
function readNode(reader: Reader, input: Condition, path: Path, depth = 1): Condition | null {
  reader.nodes += 1;
  if (reader.nodes > conditionLimits.nodes) return tooManyNodes(reader);
  if (depth > conditionLimits.depth)
    return note(reader, path, `Expected at most ${conditionLimits.depth} levels`);
  if ('fact' in input) return readComparison(reader, input, path);
  if ('not' in input) {
    const not = readNode(reader, input.not, [...path, 'not'], depth + 1);
    return not && { not };
  }
  return 'all' in input
    ? { all: readParts(reader, input.all, [...path, 'all'], depth + 1) }
    : { any: readParts(reader, input.any, [...path, 'any'], depth + 1) };
}

function readParts(reader: Reader, input: readonly Condition[], path: Path, depth: number): Condition[] {
  const parts: Condition[] = [];
  for (const [index, part] of input.entries()) {
    if (reader.nodes > conditionLimits.nodes) return parts;
    const read = readNode(reader, part, [...path, index], depth);
    if (read) parts.push(read);
  }
  return parts;
}

function readComparison(reader: Reader, { fact, operator, value }: Comparison, path: Path) {
  const definition = reader.catalog.get(fact);
  if (!definition)
    return note(reader, [...path, 'fact'], 'Expected the path of a known fact, such as work_location.state');
  const allowed = operatorsOf[definition.type];
  if (!allowed.includes(operator))
    return note(
      reader,
      [...path, 'operator'],
      `Expected one of ${allowed.join(', ')} for ${definition.label}`,
    );
  if (operator === 'is_present' || operator === 'is_absent') {
    if (value !== undefined) return note(reader, [...path, 'value'], `Expected no value with ${operator}`);
    return { fact, operator };
  }
  const isList = operator === 'in' || operator === 'not_in';
  const asked = { definition, operator, value };
  const read = (isList ? readList : readSingle)(reader, asked, [...path, 'value']);
  return read === null ? null : { fact, operator, value: read };
}

interface Asked extends Pick<Comparison, 'operator' | 'value'> {
  readonly definition: FactDefinition;
}

function readSingle(reader: Reader, { definition, operator, value }: Asked, path: Path) {
  reader.values += 1;
  if (reader.values > conditionLimits.values) return tooManyValues(reader, 1);
  const read = readValue(definition, operator, value);
  return 'message' in read ? note(reader, path, read.message) : read.value;
}

function readList(reader: Reader, { definition, operator, value: input }: Asked, path: Path) {
  if (typeof input !== 'object' || input.length === 0)
    return note(reader, path, 'Expected a list of at least one value');
  reader.values += input.length;
  if (reader.values > conditionLimits.values) return tooManyValues(reader, input.length);
  return input.flatMap((one, index) => {
    const read = readValue(definition, operator, one);
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

function note(reader: Reader, path: Path, message: string): null {
  reader.issues.push({ path, message });
  return null;
}
