import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../limits/address-key.js';
import { tooManyRequests } from '../platform/problems.js';

const quarter = 15 * 60;
const day = 24 * 3600;

/** Whose password somebody says to know, and from which address. */
export interface Claim {
  readonly ip: string;
  readonly email: string;
}

/**
 * How often a password may be guessed, in all processes together: ten times for one email from one address, a hundred
 * times from one address, and a hundred times a day for one email from anywhere (NIST SP 800-63B-4, 3.2.2). An attempt
 * counts before the password is looked at, so that guesses at the same moment count too, and a right one is given back.
 */
@Injectable()
export class SignInAttempts {
  private readonly limiters: readonly [RateLimiterPostgres, (claim: Claim) => string][];

  constructor(pool: Pool) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'sign_in_failures',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      });
    this.limiters = [
      [limiter('pair', 10, quarter), ({ ip, email }) => hashed(`${addressKey(ip)} ${email.toLowerCase()}`)],
      [limiter('address', 100, quarter), ({ ip }) => hashed(addressKey(ip))],
      [limiter('email', 100, day), ({ email }) => hashed(email.toLowerCase())],
    ];
  }

  /** @throws ProblemError 429 with the seconds to wait */
  async count(claim: Claim): Promise<void> {
    try {
      for (const [limiter, keyOf] of this.limiters) await limiter.consume(keyOf(claim));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  /** Failures before stay counted: whoever has one password here must not get to guess others without end. */
  async giveBack(claim: Claim): Promise<void> {
    for (const [limiter, keyOf] of this.limiters) await limiter.reward(keyOf(claim));
  }
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
