import { rooms, top } from './rooms.ts';

type Arrow = readonly [from: string, to: string, count: number];

/**
 * The rooms as a Mermaid flowchart, the highest first. An arrow that follows from others (tasks import records, records
 * import identity) is left out: what is drawn is the least that says what stands on what.
 */
export function drawing(arrows: readonly Arrow[]): string {
  const between = arrows.filter(([from, to]) => from !== top && to !== top);
  const below = new Map<string, Set<string>>();
  for (const [from, to] of between) below.set(from, (below.get(from) ?? new Set()).add(to));
  const needed = between.filter(([from, to]) => !isImplied(below, from, to));
  return [
    'flowchart TD',
    ...rooms.toReversed().map((room) => `  ${idOf(room)}[${room}]`),
    ...needed.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`).toSorted(),
  ].join('\n');
}

/** Whether another room that `from` imports leads to `to` as well. */
function isImplied(below: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  return [...(below.get(from) ?? [])].some((next) => next !== to && reaches(below, next, to, new Set()));
}

function reaches(
  below: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
  seen: Set<string>,
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(below.get(from) ?? [])].some((next) => reaches(below, next, to, seen));
}

const idOf = (room: string): string => room.replaceAll('-', '_');
