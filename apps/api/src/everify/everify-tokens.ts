import type { LoginAnswer } from '@firstday/everify';

/** A token, and until when it is sent. */
export interface HeldToken {
  readonly value: string;
  readonly until: Date;
}

/** Signs in, or refreshes the token that is held. */
export type ObtainToken = (held: HeldToken | undefined) => Promise<LoginAnswer>;

/**
 * The token of a connection. E-Verify ends a token when the same user is given another one, so all processes share one, and one
 * process at a time obtains the next.
 */
export interface EverifyTokens {
  current(): Promise<HeldToken | undefined>;
  /**
   * @param stale the token that is not to be sent again; without it any new token does
   * @throws EverifyUnavailable where the login was refused before: E-Verify locks a user out after a few attempts
   */
  renew(stale: string | undefined, obtain: ObtainToken): Promise<string>;
}

/** Sources disagree whether a token lasts 2 or 12 hours: without a word from the service it is treated as the shorter. */
const shortestLifetimeSeconds = 7200;

export const untilOf = ({ lifetimeSeconds = shortestLifetimeSeconds }: LoginAnswer, from: number): Date =>
  new Date(from + lifetimeSeconds * 1000);

/** Within this time before its end a token is refreshed. */
const refreshMilliseconds = 20 * 60_000;

export const needsRefresh = ({ until }: HeldToken, now: number): boolean =>
  until.getTime() - now < refreshMilliseconds;

/** Tokens of one process alone: of the simulator, which ends none, and of the conformance kit. */
export class ProcessTokens implements EverifyTokens {
  private held: HeldToken | undefined;

  async current(): Promise<HeldToken | undefined> {
    return this.held;
  }

  async renew(stale: string | undefined, obtain: ObtainToken): Promise<string> {
    if (stale !== undefined && this.held && this.held.value !== stale) return this.held.value;
    const answer = await obtain(this.held);
    this.held = { value: answer.token, until: untilOf(answer, Date.now()) };
    return this.held.value;
  }
}
