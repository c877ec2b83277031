import { conditionLimits, type FactCatalog } from '@firstday/policy-engine';
import type { Condition } from '@firstday/domain';
import { type ConditionNode, type GroupNode, groupOf } from './condition-node';
import { toCondition } from './to-condition';

/** The same tree with another part in the place of one; without it where there is none to be put there. */
export const replacePart = (
  group: GroupNode,
  key: string,
  change: (part: ConditionNode) => readonly ConditionNode[],
): GroupNode => ({
  ...group,
  parts: group.parts.flatMap((part) => {
    if (part.key === key) return change(part);
    return part.kind === 'group' ? [replacePart(part, key, change)] : [part];
  }),
});

/** @param group the whole, which may be the one that is changed */
export function changeGroup(group: GroupNode, key: string, change: (one: GroupNode) => GroupNode): GroupNode {
  if (group.key === key) return change(group);
  return replacePart(group, key, (part) => [part.kind === 'group' ? change(part) : part]);
}

export const addPart = (group: GroupNode, into: string, part: ConditionNode): GroupNode =>
  changeGroup(group, into, (one) => ({ ...one, parts: [...one.parts, part] }));

/** A group around one part: where all are asked, the new one asks for any, so that an alternative can be added. */
export const wrapPart = (group: GroupNode, key: string): GroupNode => {
  const match = parentOf(group, key)?.match === 'all' ? 'any' : 'all';
  return replacePart(group, key, (part) => [groupOf(match, [part])]);
};

/** The group goes, what is in it stays. */
export const unwrapPart = (group: GroupNode, key: string): GroupNode =>
  replacePart(group, key, (part) => (part.kind === 'group' ? part.parts : [part]));

export function parentOf(group: GroupNode, key: string): GroupNode | undefined {
  if (group.parts.some((part) => part.key === key)) return group;
  return group.parts
    .flatMap((part) => (part.kind === 'group' ? [parentOf(part, key)] : []))
    .find((found) => found !== undefined);
}

/**
 * One step up or down, as an outline is moved: into a group that stands there, and out of it at its end.
 * @returns the same group where there is nowhere to go
 */
export function shiftPart(group: GroupNode, key: string, by: -1 | 1): GroupNode {
  const stepped = shifted(group, key, by);
  return isWithinLimits(stepped) ? stepped : group;
}

function shifted(group: GroupNode, key: string, by: -1 | 1): GroupNode {
  const parent = parentOf(group, key);
  const at = parent?.parts.findIndex((part) => part.key === key) ?? -1;
  const part = parent?.parts[at];
  if (!parent || !part) return group;
  const neighbour = parent.parts[at + by];
  const rest = replacePart(group, key, () => []);
  if (neighbour?.kind === 'group') {
    const inside = changeGroup(rest, neighbour.key, (one) => ({
      ...one,
      parts: by < 0 ? [...one.parts, part] : [part, ...one.parts],
    }));
    if (isWithinLimits(inside)) return inside;
  }
  if (neighbour)
    return changeGroup(rest, parent.key, (one) => ({ ...one, parts: one.parts.toSpliced(at + by, 0, part) }));
  if (parent.key === group.key) return group;
  return replacePart(rest, parent.key, (one) => (by < 0 ? [part, one] : [one, part]));
}

const noFacts: FactCatalog = { get: () => undefined };

/** What the API keeps of a condition: so many levels, and so many parts in all. */
export function isWithinLimits(group: GroupNode): boolean {
  const { depth, nodes } = measure(toCondition(group, noFacts));
  return depth <= conditionLimits.depth && nodes <= conditionLimits.nodes;
}

interface Measure {
  readonly depth: number;
  readonly nodes: number;
}

function measure(condition: Condition): Measure {
  const parts = partsOf(condition).map(measure);
  return {
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
    nodes: 1 + parts.reduce((sum, { nodes }) => sum + nodes, 0),
  };
}

function partsOf(condition: Condition): readonly Condition[] {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return 'not' in condition ? [condition.not] : [];
}
