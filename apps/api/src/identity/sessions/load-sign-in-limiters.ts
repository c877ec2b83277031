import type { Pool } from 'pg';
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Makes limiters of what is tried before anybody is signed in, and tells their refusals from failures. */
export interface SignInLimiters {
  /** @param seconds after which a point comes back */
  readonly limiter: (keyPrefix: string, points: number, seconds: number) => RateLimiterPostgres;
  readonly isRefusal: (thrown: unknown) => thrown is RateLimiterRes;
}

/** The library is loaded when it is first needed: it has a limiter for each of a dozen stores. All count in one table, which is pruned. */
export async function loadSignInLimiters(pool: Pool): Promise<SignInLimiters> {
  const { RateLimiterPostgres, RateLimiterRes } = await import('rate-limiter-flexible');
  return {
    limiter: (keyPrefix, points, seconds) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'sign_in_failures',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
      }),
    isRefusal: (thrown) => thrown instanceof RateLimiterRes,
  };
}
