import type { CodeChannel } from '@firstday/domain';

export type IdentityErrorCode = 'codeRequired' | 'notSent' | 'tooMany' | 'unavailable' | 'wrong';

/** How far the check of who the employee is has come. */
export interface IdentityState {
  readonly attempt: number;
  readonly trouble?: IdentityErrorCode;
  readonly triesLeft?: number;
  /** Where the code was sent; undefined before it was. */
  readonly sentTo?: CodeChannel;
}

export const initialIdentityState: IdentityState = { attempt: 0 };
