import type { Comparison, Condition, FactValue } from '@firstday/domain';
import {
  type ConditionNode,
  type GroupNode,
  groupOf,
  nextKey,
  type RowNode,
  type ValueKind,
} from './condition-node';

/** A condition to be edited: at the top there is always a group. */
export function toGroup(condition: Condition): GroupNode {
  const node = toNode(condition);
  return node.kind === 'group' ? node : groupOf('all', [node]);
}

function toNode(condition: Condition): ConditionNode {
  if ('fact' in condition) return toRow(condition);
  if ('all' in condition) return groupOf('all', condition.all.map(toNode));
  if ('any' in condition) return groupOf('any', condition.any.map(toNode));
  const { not } = condition;
  // "None of these" is the opposite of "any of these".
  return groupOf('none', 'any' in not ? not.any.map(toNode) : [toNode(not)]);
}

function toRow({ fact, operator, value }: Comparison): RowNode {
  const values = value === undefined ? [] : [value].flat();
  return { kind: 'row', key: nextKey(), fact, operator, values, valueKind: valueKindOf(values[0]) };
}

export function valueKindOf(value: FactValue | undefined): ValueKind {
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'number' : 'text';
}
