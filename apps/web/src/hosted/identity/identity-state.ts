import type { Draft } from '@firstday/ui';

export type IdentityErrorCode = 'birthRequired' | 'lastFourRequired' | 'unavailable' | 'wrong';

/** What an attempt to confirm who one is came to, where it did not lead on. */
export interface IdentityState {
  readonly attempt: number;
  readonly troubles: readonly IdentityErrorCode[];
  readonly triesLeft?: number;
  readonly birth: Draft;
  readonly lastFour: string;
}

export const initialIdentityState: IdentityState = { attempt: 0, troubles: [], birth: {}, lastFour: '' };
