import { type ConditionNode, nextKey } from './condition-node';

/** A copy of a part: the same, under keys of its own. */
export const withNewKeys = (part: ConditionNode): ConditionNode =>
  part.kind === 'row'
    ? { ...part, key: nextKey() }
    : { ...part, key: nextKey(), parts: part.parts.map(withNewKeys) };
