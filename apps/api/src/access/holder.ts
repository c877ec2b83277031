import type { Account, Actor } from '../platform/context.js';

/** Who holds a credential, and the account that it is of. */
export interface Holder {
  readonly account: Account;
  readonly actor: Actor;
}
