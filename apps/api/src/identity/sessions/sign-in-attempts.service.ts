import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { addressKey } from '../../http/index.js';
import { tooManyRequests } from '../../context/index.js';
import { loadSignInLimiters, type SignInLimiters } from './load-sign-in-limiters.js';

const quarter = 15 * 60;
const day = 24 * 3600;

/** The email and address of a password attempt, or the id of a known device or of the user who is signed in. */
export type SignInClaim = { readonly ip: string; readonly email: string } | { readonly known: string };

/**
 * Limits password guesses across all processes: ten for one email from one address, a hundred from one address, and
 * a hundred a day for one email from anywhere (NIST SP 800-63B-4, 3.2.2). An attempt is counted before the password
 * is checked, so that concurrent guesses count too; a correct one is refunded. A known device and a signed-in user have
 * counters of their own, ten in 15 minutes and a hundred a day, so that a stranger's guesses do not lock them out.
 */
@Injectable()
export class SignInAttemptsService {
  private limiters: Promise<Limiters> | undefined;

  constructor(private readonly pool: Pool) {}

  /**
   * @param onFirstRefusal is called for the first refused attempt only
   * @throws ProblemError 429 with the seconds to wait
   */
  async count(claim: SignInClaim, onFirstRefusal?: () => void): Promise<void> {
    const { isRefusal, limitsOf } = await this.opened();
    for (const [limiter, key] of limitsOf(claim)) {
      const refusal: unknown = await limiter.consume(hashed(key)).then(
        () => undefined,
        (thrown) => thrown,
      );
      if (refusal === undefined) continue;
      if (!isRefusal(refusal)) throw refusal;
      if (refusal.consumedPoints === limiter.points + 1) onFirstRefusal?.();
      throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  /** Earlier failures stay counted: knowing one password here must not allow guessing others without limit. */
  async refund(claim: SignInClaim): Promise<void> {
    const { limitsOf } = await this.opened();
    for (const [limiter, key] of limitsOf(claim)) await limiter.reward(hashed(key));
  }

  private opened(): Promise<Limiters> {
    this.limiters ??= limitersOn(this.pool);
    return this.limiters;
  }
}

interface Limiters extends Pick<SignInLimiters, 'isRefusal'> {
  readonly limitsOf: (claim: SignInClaim) => readonly (readonly [RateLimiterPostgres, string])[];
}

async function limitersOn(pool: Pool): Promise<Limiters> {
  const { limiter, isRefusal } = await loadSignInLimiters(pool);
  const pair = limiter('pair', 10, quarter);
  const address = limiter('address', 100, quarter);
  const ofEmail = limiter('email', 100, day);
  const known = [limiter('known', 10, quarter), limiter('known_day', 100, day)];
  return {
    limitsOf: (claim) => {
      if ('known' in claim) return known.map((one) => [one, claim.known]);
      const [network, email] = [addressKey(claim.ip), claim.email.toLowerCase()];
      return [
        [pair, `${network} ${email}`],
        [address, network],
        [ofEmail, email],
      ];
    },
    isRefusal,
  };
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
