import type { ConditionNode } from './condition-node';

/** A part of a condition, and what of it. */
export interface ConditionPlace {
  readonly key: string;
  readonly part: 'fact' | 'group' | 'operator' | 'value';
}

/** Where on the page it stands what the API says of `all.1.any.0.value`, with the shape that `toCondition` gives. */
export function placeInCondition(node: ConditionNode, path: readonly PropertyKey[]): ConditionPlace {
  const [name, index, ...rest] = path;
  if (node.kind === 'row') {
    const part = name === 'fact' || name === 'operator' ? name : 'value';
    return { key: node.key, part };
  }
  if (node.match === 'none') {
    const [only] = node.parts;
    if (name === 'not' && node.parts.length === 1 && only) return placeInCondition(only, path.slice(1));
    const [, , listed, ...inner] = path;
    return inPart(node, listed, inner) ?? { key: node.key, part: 'group' };
  }
  return inPart(node, index, rest) ?? { key: node.key, part: 'group' };
}

function inPart(
  node: Extract<ConditionNode, { kind: 'group' }>,
  index: PropertyKey | undefined,
  rest: readonly PropertyKey[],
): ConditionPlace | undefined {
  const part = typeof index === 'number' ? node.parts[index] : undefined;
  return part && placeInCondition(part, rest);
}
