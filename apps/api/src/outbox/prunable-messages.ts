import type { Prunable } from '../background/index.js';

/** Messages that came to an end more than a year ago. */
export const prunableMessages: readonly Prunable[] = [
  { table: 'messages', condition: `finished_at < $1::timestamptz - interval '400 days'` },
];
