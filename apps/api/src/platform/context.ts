import type { Side } from '@firstday/domain';
import type { Queries } from './database.js';

export interface Account {
  readonly id: string;
  readonly organizationId: string;
  readonly mode: 'live' | 'test';
}

/** Who is acting. */
export type Actor =
  | { readonly kind: 'api_token'; readonly tokenId: string }
  | {
      readonly kind: 'form_session';
      readonly sessionId: string;
      readonly employeeId: string;
      readonly side: Side;
      /** The tasks of its link, in their order; null for all of the employee. */
      readonly taskIds: readonly string[] | null;
      readonly locale: string | null;
    }
  | { readonly kind: 'system' };

/** Where a request came from: kept with signatures and audit events. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

/** What every service and store needs to know of the request; always the first argument. */
export interface Context {
  readonly account: Account;
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: Date;
  readonly origin: Origin;
  readonly db: Queries;
}

/** Runs the work with a context whose `db` is a transaction. */
export function inTransaction<Result>(
  ctx: Context,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}
