import type { Draft } from '@firstday/ui';

/** A part that is not on the page is as good as an empty one. */
export function differs(one: Draft | undefined, other: Draft): boolean {
  return meaningOf(one ?? '') !== meaningOf(other);
}

function meaningOf(draft: Draft): string {
  if (typeof draft === 'string') return draft;
  const parts = Object.entries(draft).filter(([, value]) => value !== '');
  return JSON.stringify(parts.sort(([one], [other]) => one.localeCompare(other)));
}
