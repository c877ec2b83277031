import { type DeliveredKind, EventKind, type Permission, eventFacts } from '@firstday/domain';

/** What whoever is sent events of these kinds is let see; those of every kind where none are named. */
export function permissionsToSee(kinds: readonly DeliveredKind[]): Permission[] {
  const all = kinds.length === 0 ? EventKind.options : kinds;
  return [...new Set(all.flatMap((kind) => eventFacts(kind).needs ?? []))];
}
