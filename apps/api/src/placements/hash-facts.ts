import { hash } from 'node:crypto';
import type { Facts } from '@firstday/policy-engine';
import { canonicalJson } from '../sealing/index.js';

/** By the path of each fact a hash of its value: whether it is another one now, and not what it was. */
export type FactHashes = Readonly<Record<string, string>>;

/** Null where there are none to be watched. A fact that is missing has a hash too. */
export function hashFacts(
  accountId: string,
  facts: Facts,
  watched: readonly string[] | null,
): FactHashes | null {
  if (!watched || watched.length === 0) return null;
  const hashOf = (path: string) => hash('sha256', canonicalJson([accountId, path, facts[path] ?? null]));
  return Object.fromEntries(watched.map((path) => [path, hashOf(path).slice(0, 32)]));
}
