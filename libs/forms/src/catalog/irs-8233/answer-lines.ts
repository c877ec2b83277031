import { inLines, roomOf } from './in-lines.js';

/** The field in which each line begins, and letters for its width: the first is shorter than those below. */
const spaces = {
  'task.services': { first: 1, rooms: [58, 104, 104] },
  'task.facts': { first: 13, rooms: [13, ...Array.from({ length: 15 }, () => 104)] },
} as const;

/** What is written on each line of lines 11a and 14, with the field of page 2 that it stands in. */
export function answerLines(path: keyof typeof spaces, text: string) {
  const { first, rooms } = spaces[path];
  const lines = inLines(text, rooms);
  return {
    lines: lines.map((words, at) => ({ field: `f2_${first + at}`, words })),
    /** More is left for the last line than it has room for. */
    isFull: roomOf(lines.at(-1) ?? '') > (rooms.at(-1) ?? 0) * 1.25,
  };
}
