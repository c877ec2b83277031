import type { Account, Actor } from '../../context/index.js';

/** A resolved credential: its account and actor. */
export interface Credential {
  readonly account: Account;
  readonly actor: Actor;
  /** Milliseconds from lookup until it expires. */
  readonly millisecondsLeft?: number | undefined;
  /** Whether its last use should be recorded: the record is more than a minute old. */
  readonly isUseDue?: boolean;
}
