import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { tooManyRequests } from '../../context/index.js';
import { addressKey } from '../../http/index.js';
import { loadSignInLimiters, type SignInLimiters } from './load-sign-in-limiters.js';

const [quarter, hour] = [15 * 60, 3600];

/** Limits links that are asked for, across all processes: thirty from one network, and five an hour to one address. */
@Injectable()
export class SignInLinkLimitsService {
  private limits: Promise<Limits> | undefined;

  constructor(private readonly pool: Pool) {}

  /**
   * Counts the same for every address, whether or not it is anybody's.
   * @returns whether one may be sent to this address
   * @throws ProblemError 429 where a network asks too much
   */
  async count({ ip, email }: { readonly ip: string; readonly email: string }): Promise<boolean> {
    this.limits ??= limitsOn(this.pool);
    const { ofNetwork, ofEmail, isRefusal } = await this.limits;
    const take = (limiter: RateLimiterPostgres, key: string) =>
      limiter.consume(hashed(key)).then(
        () => undefined,
        (thrown: unknown) => {
          if (isRefusal(thrown)) return thrown;
          throw thrown;
        },
      );
    const refused = await take(ofNetwork, addressKey(ip));
    if (refused) throw tooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    return (await take(ofEmail, email.toLowerCase())) === undefined;
  }
}

interface Limits extends Pick<SignInLimiters, 'isRefusal'> {
  readonly ofNetwork: RateLimiterPostgres;
  readonly ofEmail: RateLimiterPostgres;
}

async function limitsOn(pool: Pool): Promise<Limits> {
  const { limiter, isRefusal } = await loadSignInLimiters(pool);
  return {
    ofNetwork: limiter('link_network', 30, quarter),
    ofEmail: limiter('link_email', 5, hour),
    isRefusal,
  };
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
