import { setTimeout as wait } from 'node:timers/promises';
import type { Queries } from '../context/index.js';
import type { Sealer } from '../sealing/index.js';
import { EverifyUnavailable } from './everify-gateway.js';
import type { EverifySignInEntity } from './everify-sign-in.entity.js';
import { type EverifyTokens, type HeldToken, type ObtainToken, untilOf } from './everify-tokens.js';
import { signInSql } from './sign-in-sql.js';

type Row = EverifySignInEntity & Record<string, unknown>;

export interface SharedTokensOf {
  readonly db: Queries;
  readonly sealer: Sealer;
  readonly accountId: string;
  /** When the connection was set. */
  readonly connectionAt: Date;
}

const pauseMilliseconds = 200;
const mostPauses = 300;
/** Codes of a login that is not tried again: E-Verify locks a user out. */
const refusals = new Set(['login_refused', 'password_expired', 'account_locked']);

/**
 * The token of a live account in the database, sealed. One process at a time obtains the next, and the others wait for it: two
 * logins of one user would end each other's token. No transaction is held while E-Verify is asked.
 */
export class SharedTokens implements EverifyTokens {
  constructor(private readonly of: SharedTokensOf) {}

  async current(): Promise<HeldToken | undefined> {
    const row = await this.find();
    assertNotRefused(row);
    return this.tokenIn(row);
  }

  async renew(stale: string | undefined, obtain: ObtainToken): Promise<string> {
    for (let pauses = 0; pauses < mostPauses; pauses += 1) {
      const [row] = await this.of.db.run<Row>(signInSql.takeTurn, this.key);
      if (row) return this.obtainInTurn(row, stale, obtain);
      await wait(pauseMilliseconds);
    }
    throw new EverifyUnavailable('timeout');
  }

  private async obtainInTurn(row: Row, stale: string | undefined, obtain: ObtainToken): Promise<string> {
    try {
      assertNotRefused(row);
      const held = this.tokenIn(row);
      // Another process obtained it since.
      if (stale !== undefined && held && held.value !== stale) {
        await this.of.db.run(signInSql.endTurn, this.key);
        return held.value;
      }
      return await this.save(await obtain(held));
    } catch (error) {
      if (error instanceof EverifyUnavailable && refusals.has(error.code))
        await this.of.db.run(signInSql.saveRefusal, [...this.key, error.code]);
      else await this.of.db.run(signInSql.endTurn, this.key);
      throw error;
    }
  }

  private async save(answer: Awaited<ReturnType<ObtainToken>>): Promise<string> {
    const { db, sealer, accountId } = this.of;
    const sealed = sealer.sealJson(answer.token, accountId);
    const until = untilOf(answer, Date.now());
    await db.run(signInSql.saveToken, [...this.key, sealed, until, answer.passwordExpiresOn]);
    return answer.token;
  }

  private async find(): Promise<Row | undefined> {
    return (await this.of.db.run<Row>(signInSql.find, this.key))[0];
  }

  private tokenIn(row: Row | undefined): HeldToken | undefined {
    if (!row?.sealed_token || !row.token_until) return undefined;
    const value = this.of.sealer.openJson<string>(row.sealed_token, this.of.accountId);
    return { value, until: row.token_until };
  }

  private get key(): [string, Date] {
    return [this.of.accountId, this.of.connectionAt];
  }
}

function assertNotRefused(row: Row | undefined): void {
  if (row?.refusal) throw new EverifyUnavailable(row.refusal);
}
