import type { FactOperator, FactValue } from '@firstday/domain';

/** Which parts of a group have to be met. */
export type GroupMatch = 'all' | 'any' | 'none';

/** How the value of a fact without a type is meant. */
export type ValueKind = 'boolean' | 'number' | 'text';

/** A comparison as it is edited: what was typed stays a text until the condition is made of it. */
export interface RowNode {
  readonly kind: 'row';
  /** Of this page alone: parts are moved, and stay the same. */
  readonly key: string;
  /** Empty until one is chosen. */
  readonly fact: string;
  readonly operator: FactOperator;
  readonly values: readonly FactValue[];
  readonly valueKind: ValueKind;
}

export interface GroupNode {
  readonly kind: 'group';
  readonly key: string;
  readonly match: GroupMatch;
  readonly parts: readonly ConditionNode[];
}

/** A condition as it is edited: groups of rows and groups. */
export type ConditionNode = GroupNode | RowNode;

let made = 0;

/** A key that nothing on this page has. */
export const nextKey = (): string => `part-${(made += 1)}`;

export const emptyRow = (): RowNode => ({
  kind: 'row',
  key: nextKey(),
  fact: '',
  operator: 'equals',
  values: [],
  valueKind: 'text',
});

export const groupOf = (match: GroupMatch, parts: readonly ConditionNode[]): GroupNode => ({
  kind: 'group',
  key: nextKey(),
  match,
  parts,
});
