import type { Config } from '../../context/index.js';

/** Rows that serve nobody any more, and may go without a trace. A table whose rows come to an end has one, in its room. */
export interface Prunable {
  readonly table: string;
  /** SQL over a row of the table, served by an index of it. */
  readonly condition: string;
  /** What `$1` is in the condition; without it, the time. */
  readonly bound?: (now: Date, config: Pick<Config, 'securityLogDays'>) => string;
  /** Nobody changes its rows: there is nobody to leave one to, and a role that serves has no right to lock one. */
  readonly isAppendOnly?: boolean;
}

/** What is pruned, by all rooms: `prunables.ts` at the top of the sources. */
export const PRUNABLES = Symbol('PRUNABLES');

const keptDays = 30;

/** Sessions can be looked up for a month after their end; what a signature or an audit event says of one, it holds itself. */
export const retentionCutoff = `$1::timestamptz - interval '${keptDays} days'`;
export const retentionMilliseconds = keptDays * 86_400_000;
