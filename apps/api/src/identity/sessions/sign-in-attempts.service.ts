import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { addressKey } from '../../http/index.js';
import { tooManyRequests } from '../../context/index.js';
import { loadSignInLimiters, type SignInLimiters } from './load-sign-in-limiters.js';

const quarter = 15 * 60;
const day = 24 * 3600;

/** The email and address of a password attempt. */
export interface SignInClaim {
  readonly ip: string;
  readonly email: string;
}

/**
 * Limits password guesses across all processes: ten for one email from one address, a hundred from one address, and
 * a hundred a day for one email from anywhere (NIST SP 800-63B-4, 3.2.2). An attempt is counted before the password
 * is checked, so that concurrent guesses count too; a correct one is refunded.
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
    const { isRefusal, each } = await this.opened();
    for (const [limiter, keyOf] of each) {
      const refusal: unknown = await limiter.consume(keyOf(claim)).then(
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
    const { each } = await this.opened();
    for (const [limiter, keyOf] of each) await limiter.reward(keyOf(claim));
  }

  private opened(): Promise<Limiters> {
    this.limiters ??= limitersOn(this.pool);
    return this.limiters;
  }
}

interface Limiters extends Pick<SignInLimiters, 'isRefusal'> {
  readonly each: readonly (readonly [RateLimiterPostgres, (claim: SignInClaim) => string])[];
}

async function limitersOn(pool: Pool): Promise<Limiters> {
  const { limiter, isRefusal } = await loadSignInLimiters(pool);
  return {
    each: [
      [limiter('pair', 10, quarter), ({ ip, email }) => hashed(`${addressKey(ip)} ${email.toLowerCase()}`)],
      [limiter('address', 100, quarter), ({ ip }) => hashed(addressKey(ip))],
      [limiter('email', 100, day), ({ email }) => hashed(email.toLowerCase())],
    ],
    isRefusal,
  };
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
