import type { EverifyConnection, EverifyConnectionCheck, SetEverifyConnection } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { assertHasPermissionsForAll, SecurityLogService } from '../identity/index.js';
import {
  badRequest,
  CONFIG,
  type Config,
  type Context,
  forbiddenBecause,
  inIdempotentTransaction,
  inTransaction,
} from '../context/index.js';
import { Database, Installation } from '../database/index.js';
import { Keyring, Sealer } from '../sealing/index.js';
import { EverifyConnectionsStore } from './everify-connections.store.js';
import {
  type EverifyGateway,
  EverifyRefusal,
  EverifyUnavailable,
  EverifyUnknownShape,
} from './everify-gateway.js';
import { EverifyProblemsStore } from './everify-problems.store.js';
import type { EverifyTokens } from './everify-tokens.js';
import type { EverifySignInEntity } from './everify-sign-in.entity.js';
import { SharedTokens } from './shared-tokens.js';
import { signInSql } from './sign-in-sql.js';
import { toCheckOutcome } from './to-check-outcome.js';
import { EverifyWebService } from './everify-web-service.js';

type Secrets = Omit<SetEverifyConnection, 'base_url'>;

/** Who creates cases, as E-Verify asks to be told. */
export type CaseCreator = Pick<Secrets, 'creator_name' | 'creator_email' | 'creator_phone'>;

/** A service to ask, and in whose name. */
export interface OpenConnection {
  readonly gateway: EverifyGateway;
  readonly creator: CaseCreator;
}

/** The simulator's, which anybody may know: nobody is verified there. */
const simulated = {
  username: 'simulator',
  password: 'simulator',
  creator_name: 'Test account',
  creator_email: 'test@example.com',
  creator_phone: '555-0100',
};

/**
 * How accounts reach E-Verify: test accounts the simulator, live ones the government's service once they have said with
 * which user. A case of a test account never leaves for the government.
 */
@Injectable()
export class EverifyConnectionsService {
  private readonly sealer: Sealer;
  private readonly tokenSealer: Sealer;
  private readonly openConnections = new Map<
    string,
    { readonly since: number; readonly connection: OpenConnection }
  >();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    keyring: Keyring,
    private readonly store: EverifyConnectionsStore,
    private readonly installation: Installation,
    private readonly log: SecurityLogService,
    private readonly database: Database,
    private readonly problems: EverifyProblemsStore,
  ) {
    this.sealer = new Sealer(keyring, 'everify/connection');
    this.tokenSealer = new Sealer(keyring, 'everify/token');
  }

  /** @throws EverifyUnavailable `not_configured` where the account has no service to ask, `paused_copy` where it is not ours to ask */
  async getOpen(ctx: Context): Promise<OpenConnection> {
    const { account } = ctx;
    if (!this.installation.mayReachOut) throw new EverifyUnavailable('paused_copy');
    if (account.mode === 'test') return this.simulator();
    const row = await this.store.find(ctx);
    if (!row) throw new EverifyUnavailable('not_configured');
    const cached = this.openConnections.get(account.id);
    if (cached?.since === row.updated_at.getTime()) return cached.connection;
    const secrets = this.sealer.openJson<Secrets>(row.sealed, account.id);
    const tokens = new SharedTokens({
      db: this.database.ofAccount(account.id),
      sealer: this.tokenSealer,
      accountId: account.id,
      connectionAt: row.updated_at,
    });
    const connection = connect(row.base_url, secrets, tokens);
    this.openConnections.set(account.id, { since: row.updated_at.getTime(), connection });
    return connection;
  }

  async get(ctx: Context): Promise<EverifyConnection> {
    const { account } = ctx;
    if (account.mode === 'test')
      return this.toEverifyConnection(this.config.everify.simulatorUrl ?? null, simulated, true);
    const row = await this.store.find(ctx);
    if (!row) return this.toEverifyConnection(null, null, false);
    const secrets = this.sealer.openJson<Secrets>(row.sealed, account.id);
    const [signIn] = await ctx.db.run<EverifySignInEntity & Record<string, unknown>>(signInSql.find, [
      account.id,
      row.updated_at,
    ]);
    return {
      ...this.toEverifyConnection(row.base_url, secrets, false),
      password_expires_on: signIn?.password_expires_on ?? null,
    };
  }

  /** Signs in anew, whatever login is held: what was right in the morning may have expired. */
  async check(ctx: Context): Promise<unknown> {
    const isReplay = (await ctx.idempotency?.isAnswered()) ?? false;
    const check = isReplay ? null : await this.checkOnce(ctx);
    return inIdempotentTransaction(ctx, async () => check);
  }

  /** Waits for E-Verify: outside of a transaction. */
  private async checkOnce(ctx: Context): Promise<EverifyConnectionCheck> {
    return {
      outcome: await this.trySignIn(ctx),
      is_simulated: ctx.account.mode === 'test',
      checked_at: ctx.now.toISOString(),
    };
  }

  async set(ctx: Context, given: SetEverifyConnection): Promise<EverifyConnection> {
    const { base_url, ...secrets } = given;
    if (ctx.account.mode === 'test') throw forbiddenBecause('Test accounts use the simulator');
    // Cases with Social Security numbers are kept where this user's organization reads them.
    assertHasPermissionsForAll(ctx, ['everify:configure', 'everify:edit', 'employee:view_sensitive']);
    const { host } = new URL(base_url);
    // Whoever may configure this must not be able to send the service into a network of its own.
    if (!this.config.everify.hosts.includes(host))
      throw badRequest(`The web service is at ${this.config.everify.hosts.join(' or ')}`);
    const address = base_url.replace(/\/+$/, '');
    const sealed = this.sealer.sealJson(secrets, ctx.account.id);
    await inTransaction(ctx, async (ctx) => {
      await this.store.set(ctx, address, sealed);
      await this.log.record(ctx, {
        kind: 'settings.changed',
        detail: { setting: 'everify_connection', change: 'updated', fields: Object.keys(given) },
      });
    });
    return this.toEverifyConnection(address, secrets, false);
  }

  private async trySignIn(ctx: Context): Promise<EverifyConnectionCheck['outcome']> {
    try {
      const { gateway } = await this.getOpen(ctx);
      await gateway.signIn();
      await this.problems.removeUnread(ctx, 'sign_in');
      return 'works';
    } catch (error) {
      if (error instanceof EverifyUnknownShape) {
        await this.problems.addUnread(ctx, 'sign_in', error);
        return 'unreadable';
      }
      if (error instanceof EverifyUnavailable) return toCheckOutcome(error.code);
      // What it refuses to a login that it took is not about the connection.
      if (error instanceof EverifyRefusal) return 'unreadable';
      throw error;
    }
  }

  private simulator(): OpenConnection {
    const url = this.config.everify.simulatorUrl;
    if (!url) throw new EverifyUnavailable('not_configured');
    const cached = this.openConnections.get('simulator');
    if (cached) return cached.connection;
    const connection = connect(url, simulated);
    this.openConnections.set('simulator', { since: 0, connection });
    return connection;
  }

  private toEverifyConnection(
    base_url: string | null,
    secrets: Secrets | null,
    is_simulated: boolean,
  ): EverifyConnection {
    return {
      is_simulated,
      base_url,
      username: secrets?.username ?? null,
      has_password: secrets !== null,
      creator_name: secrets?.creator_name ?? null,
      creator_email: secrets?.creator_email ?? null,
      creator_phone: secrets?.creator_phone ?? null,
    };
  }
}

const connect = (
  baseUrl: string,
  { username, password, ...creator }: Secrets,
  tokens?: EverifyTokens,
): OpenConnection => ({
  gateway: new EverifyWebService({ baseUrl, username, password }, tokens),
  creator,
});
