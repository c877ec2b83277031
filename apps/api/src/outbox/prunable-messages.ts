import type { Prunable } from '../background/index.js';

/** Messages that came to an end more than a year ago, and replies that cannot come again: their time has passed. */
export const prunableMessages: readonly Prunable[] = [
  { table: 'messages', condition: `finished_at < $1::timestamptz - interval '400 days'` },
  { table: 'text_replies', condition: `received_at < $1::timestamptz - interval '1 day'` },
];
