import type { Condition } from '../condition.js';
import type { ProofSteps } from './proof-steps.js';

/** A smallest part of an `all` (or of an `any`) that still holds; the condition itself where it has no parts to leave out. */
export function* essentialPart(
  condition: Condition,
  kind: 'all' | 'any',
  stillHolds: (part: Condition) => ProofSteps<boolean>,
): ProofSteps<Condition> {
  let parts = partsOf(condition, kind);
  for (const part of parts) {
    const fewer = parts.filter((one) => one !== part);
    if (yield* stillHolds(joined(fewer, kind))) parts = fewer;
  }
  const [only] = parts;
  return only && parts.length === 1 ? only : joined(parts, kind);
}

/** The parts of nested groups of one kind are parts of one. */
function partsOf(condition: Condition, kind: 'all' | 'any'): Condition[] {
  if (kind === 'all' && 'all' in condition) return condition.all.flatMap((part) => partsOf(part, kind));
  if (kind === 'any' && 'any' in condition) return condition.any.flatMap((part) => partsOf(part, kind));
  return [condition];
}

const joined = (parts: readonly Condition[], kind: 'all' | 'any'): Condition =>
  kind === 'all' ? { all: parts } : { any: parts };
