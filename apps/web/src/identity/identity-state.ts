import type { Draft } from '@firstday/ui';

export type IdentityTrouble = 'birthRequired' | 'lastFourRequired' | 'unavailable' | 'wrong';

/** What an attempt to confirm who one is came to, where it did not lead on. */
export interface IdentityState {
  readonly attempt: number;
  readonly troubles: readonly IdentityTrouble[];
  readonly triesLeft?: number;
  readonly birth: Draft;
  readonly lastFour: string;
}

export const notAsked: IdentityState = { attempt: 0, troubles: [], birth: {}, lastFour: '' };
