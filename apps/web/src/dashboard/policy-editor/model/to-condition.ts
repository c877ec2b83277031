import type { Comparison, Condition, FactOperator, FactValue } from '@firstday/domain';
import type { FactCatalog, FactType } from '@firstday/policy-engine';
import type { ConditionNode, GroupNode, RowNode, ValueKind } from './condition-node';

export const takesList = (operator: FactOperator): boolean => operator === 'in' || operator === 'not_in';

/** These ask whether a fact is known at all. */
export const takesNothing = (operator: FactOperator): boolean =>
  operator === 'is_present' || operator === 'is_absent';

const sizes: readonly FactOperator[] = ['greater_than', 'at_least', 'less_than', 'at_most'];
const times: readonly FactOperator[] = ['before', 'on_or_before', 'after', 'on_or_after'];

/** The condition as the API takes it; what cannot be read is sent as it was typed, to be refused where it stands. */
export function toCondition(node: ConditionNode, catalog: FactCatalog): Condition {
  if (node.kind === 'row') return toComparison(node, catalog);
  const parts = node.parts.map((part) => toCondition(part, catalog));
  if (node.match === 'all') return { all: parts };
  if (node.match === 'any') return { any: parts };
  const [only] = parts;
  return { not: only && parts.length === 1 ? only : { any: parts } };
}

function toComparison(row: RowNode, catalog: FactCatalog): Comparison {
  const { fact, operator } = row;
  if (takesNothing(operator)) return { fact, operator };
  const kind = typedAs(row, catalog.get(fact)?.type);
  const values = row.values.map((value) => typedValue(value, kind));
  return { fact, operator, value: takesList(operator) ? values : (values[0] ?? '') };
}

/** As what the value of a row is read: of a fact without a type its operator says it, else whoever writes it. */
export function typedAs({ operator, valueKind }: RowNode, type: FactType | undefined): ValueKind {
  if (type === 'number' || type === 'boolean') return type;
  if (type !== 'scalar' || times.includes(operator)) return 'text';
  if (sizes.includes(operator)) return 'number';
  return operator === 'starts_with' || operator === 'contains' ? 'text' : valueKind;
}

export function typedValue(value: FactValue, kind: ValueKind): FactValue {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (kind === 'number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}

/** A row of which nothing is missing. */
export const isRowComplete = (row: RowNode): boolean =>
  row.fact !== '' && (takesNothing(row.operator) || row.values.some((value) => value !== ''));

/** Without the rows that are not complete yet, to be read back. */
export const completeParts = (group: GroupNode): GroupNode => ({
  ...group,
  parts: group.parts.flatMap((part): ConditionNode[] => {
    if (part.kind === 'row') return isRowComplete(part) ? [part] : [];
    const inner = completeParts(part);
    return inner.parts.length > 0 || part.parts.length === 0 ? [inner] : [];
  }),
});

export const comparisonRows = (node: ConditionNode): readonly RowNode[] =>
  node.kind === 'row' ? [node] : node.parts.flatMap(comparisonRows);
