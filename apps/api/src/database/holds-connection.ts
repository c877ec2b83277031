import { AsyncLocalStorage } from 'node:async_hooks';

/** A transaction, as far as others need to know it. */
interface Holder {
  /** Whether it has a connection of the pool at this moment. */
  readonly isHolding: boolean;
  /** Closes its connection without waiting for the work that uses it. */
  abandon(): void;
}

const holders = new AsyncLocalStorage<Holder>();

/** Runs the work of a transaction, so that what it calls can be asked for the connection it holds. */
export async function whileHolding<Result>(holder: Holder, work: () => Promise<Result>): Promise<Result> {
  assertHoldsNone();
  return holders.run(holder, work);
}

/** Whether the caller holds a connection of the pool. */
export const holdsConnection = (): boolean => holders.getStore()?.isHolding ?? false;

/** Runs work that others wait for, too. */
export const holdingNothing = <Result>(work: () => Result): Result => holders.exit(work);

/**
 * Work that holds a connection must not wait for a second one: with as many of them as the pool has connections, each
 * waits for the others and the service stops. Such work uses the `db` of its context; what has to outlive a
 * rollback is thrown as a `CommittedRefusal` or runs after the commit.
 * @throws Error where the caller holds a connection
 */
export function assertHoldsNone(): void {
  if (holdsConnection())
    throw new Error('a second connection was asked for within a transaction: use the db of its context');
}

/** Closes the connection that the caller holds, if any, after an error that ends its work without anyone noticing. */
export const abandonHeldConnection = (): void => holders.getStore()?.abandon();
