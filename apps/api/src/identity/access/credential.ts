import type { Account, Actor } from '../../context/index.js';

/** Who holds a credential, and the account that it is of. */
export interface Credential {
  readonly account: Account;
  readonly actor: Actor;
  /** Until the credential expires, from when it was looked up. */
  readonly millisecondsLeft?: number | undefined;
  /** Whether its use is to be noted: the last note is a minute old. */
  readonly isUseDue?: boolean;
}
