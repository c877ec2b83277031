import type { MagicLinkPreview, RedeemMagicLink, SignIn, SwitchAccount, UserSession } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { MagicLinksStore } from '../magic-links/magic-links.store.js';
import { type Context, inTransaction } from '../platform/context.js';
import { Database, type Queries } from '../platform/database.js';
import { newId } from '../platform/ids.js';
import { ProblemError, forbidden, notFound } from '../platform/problems.js';
import { hashToken, newToken } from '../platform/tokens.js';
import { checkNobodysPassword, isPassword } from '../users/passwords.js';
import type { UserEntity } from '../users/user.entity.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInsStore } from './sign-ins.store.js';

const lifetime = 7 * 86_400_000;

/** Somebody at the door: when, from where, and with which session's cookie until now. */
export interface Arrival {
  readonly now: Date;
  readonly ip: string;
  readonly before: string | undefined;
}

/** A session just begun, and the token that its cookie holds. */
export interface BegunSession {
  readonly token: string;
  readonly session: UserSession;
}

/** Signing in and out. Each sign-in is a new session, and ends the one that the browser had. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly store: SignInsStore,
    private readonly links: MagicLinksStore,
    private readonly attempts: SignInAttempts,
    private readonly database: Database,
  ) {}

  async signIn(arrival: Arrival, { email, password }: SignIn): Promise<BegunSession> {
    const claim = { ip: arrival.ip, email };
    await this.attempts.count(claim);
    const user = await this.userWith(email, password);
    if (!user) throw new ProblemError(401, 'Unauthorized', 'The email or the password is wrong');
    await this.attempts.giveBack(claim);
    return this.database.transaction((db) => this.begin(db, arrival, user, null));
  }

  /** Whoever holds the link may know whose it is before using it: somebody else's would sign them in as a stranger. */
  async previewMagicLink(now: Date, { token }: RedeemMagicLink): Promise<MagicLinkPreview> {
    const preview = await this.links.preview(this.database, hashToken(token), now);
    if (!preview) throw spent();
    return preview;
  }

  redeemMagicLink(arrival: Arrival, { token }: RedeemMagicLink): Promise<BegunSession> {
    return this.database.transaction(async (db) => {
      const link = await this.links.use(db, hashToken(token), arrival.now);
      const user = link && (await this.store.find(db, link.user_id));
      if (!user) throw spent();
      return this.begin(db, arrival, user, link.redirect_path ?? '/dashboard');
    });
  }

  async current(ctx: Context): Promise<UserSession> {
    return this.describe(ctx.db, userActor(ctx).sessionId, null);
  }

  switchAccount(ctx: Context, { mode }: SwitchAccount): Promise<BegunSession> {
    return inTransaction(ctx, async ({ db, now, origin }) => {
      const { sessionId, userId } = userActor(ctx);
      const user = await this.store.sibling(db, userId, mode);
      if (!user) throw notFound('user in that account');
      await this.store.end(db, sessionId, now);
      return this.begin(db, { now, ip: origin.ip, before: undefined }, user, null);
    });
  }

  async signOut(ctx: Context): Promise<void> {
    await this.store.end(ctx.db, userActor(ctx).sessionId, ctx.now);
  }

  private async userWith(email: string, password: string): Promise<UserEntity | undefined> {
    const users = await this.store.withPassword(this.database, email);
    for (const user of users)
      if (user.password_hash && (await isPassword(password, user.password_hash))) return user;
    if (users.length === 0) await checkNobodysPassword(password);
    return undefined;
  }

  private async begin(
    db: Queries,
    { now, before }: Arrival,
    user: UserEntity,
    redirectPath: string | null,
  ): Promise<BegunSession> {
    if (before) await this.store.end(db, hashToken(before), now);
    const token = newToken('user');
    const id = newId('userSession', now);
    await this.store.insert(db, {
      id,
      account_id: user.account_id,
      user_id: user.id,
      hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    });
    return { token, session: await this.describe(db, id, redirectPath) };
  }

  private async describe(db: Queries, id: string, redirectPath: string | null): Promise<UserSession> {
    const described = await this.store.describe(db, id);
    if (!described) throw notFound('session');
    return {
      id,
      user: {
        id: described.id,
        email: described.email,
        external_id: described.external_id,
        created_at: described.created_at.toISOString(),
        updated_at: described.updated_at.toISOString(),
      },
      account: {
        id: described.account_id,
        mode: described.mode,
        organization_name: described.organization_name,
      },
      modes: described.modes,
      permissions: described.permissions,
      expires_at: described.expires_at.toISOString(),
      redirect_path: redirectPath,
    };
  }
}

const spent = () => new ProblemError(404, 'ResourceNotFoundError', 'This link was used, or has expired');

function userActor({ actor }: Context) {
  if (actor.kind !== 'user_session') throw forbidden();
  return actor;
}
