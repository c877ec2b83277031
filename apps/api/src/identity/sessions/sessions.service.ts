import type { MagicLinkPreview, RedeemMagicLink, SignIn, UserSession } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { MagicLinksStore } from '../magic-links/magic-links.store.js';
import { type Context, ProblemError, type Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { hashToken } from '../../sealing/index.js';
import type { UserEntity } from '../users/user.entity.js';
import { KnownDevicesStore } from './known-devices.store.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { type StartedSession, type SignInEntry, SessionStarterService } from './session-starter.service.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import { UserSessionsStore } from './user-sessions.store.js';
import { userActor } from './user-actor.js';

const lifetime = 7 * 86_400_000;

/** A sign-in request: time, origin, and the previous session's cookie. */
export type SignInRequest = Omit<SignInEntry, 'method' | 'redirectPath'> & {
  /** The token of the browser's previous session. */
  readonly before?: string | undefined;
};

/** Signing in. Each sign-in is a new session, and ends the one that the browser had. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly passwords: PasswordSignInService,
    private readonly links: MagicLinksStore,
    private readonly starter: SessionStarterService,
    private readonly failures: SignInFailuresService,
    private readonly devices: KnownDevicesStore,
    private readonly sessions: UserSessionsStore,
    private readonly database: Database,
  ) {}

  async signIn(arrival: SignInRequest, input: SignIn): Promise<StartedSession> {
    const user = await this.passwords.authenticate(input, arrival);
    const entry = { ...arrival, method: 'password', redirectPath: null } as const;
    const ofUser = this.database.ofAccount(user.account_id);
    const begun = await ofUser.transaction((db) => this.start(db, user, entry));
    await this.endBefore(arrival);
    return begun;
  }

  /** A link can be previewed before use: another person's link would sign them in as a stranger. */
  async previewMagicLink(now: Date, { token }: RedeemMagicLink): Promise<MagicLinkPreview> {
    const hash = hashToken(token);
    const preview = await this.links.preview(this.database.ofCredential('magic_link', hash), hash, now);
    if (!preview) throw linkSpentError();
    return preview;
  }

  async redeemMagicLink(arrival: SignInRequest, { token }: RedeemMagicLink): Promise<StartedSession> {
    const hash = hashToken(token);
    const ofLink = this.database.ofCredential('magic_link', hash);
    const begun = await ofLink.transaction(async (db) => {
      const link = await this.links.use(db, hash, arrival.now);
      const user = link && (await this.starter.findUser(db, link.user_id));
      if (!user) return undefined;
      const redirectPath = link.redirect_path ?? '/dashboard';
      const entry = { ...arrival, method: 'magic_link', redirectPath } as const;
      return this.start(db, user, entry, link.is_asked_by_mail ? arrival.now : null);
    });
    if (begun) {
      await this.endBefore(arrival);
      return begun;
    }
    await this.failures.recordSpentLink(await this.links.find(ofLink, hash), arrival);
    throw linkSpentError();
  }

  current(ctx: Context): Promise<UserSession> {
    return this.starter.describe(ctx.db, userActor(ctx).sessionId, null);
  }

  /** The browser's previous session, which may be of another account. */
  private async endBefore({ before, now }: SignInRequest): Promise<void> {
    if (before === undefined) return;
    const hash = hashToken(before);
    await this.sessions.endByHash(this.database.ofCredential('user_session', hash), hash, now);
  }

  private async start(
    db: Queries,
    user: UserEntity,
    entry: SignInEntry,
    mailboxProvedAt: Date | null = null,
  ): Promise<StartedSession> {
    const { now } = entry;
    const expires_at = new Date(now.getTime() + lifetime);
    const started = await this.starter.start(db, user, entry, {
      expires_at,
      proved_at: now,
      proved_user_id: user.id,
      mailbox_proved_at: mailboxProvedAt,
    });
    // A link that an administrator made proves nothing about the user: it must not allow guesses at their password.
    const isProved = entry.method === 'password' || mailboxProvedAt !== null;
    return isProved ? { ...started, device: await this.devices.remember(db, user, entry) } : started;
  }
}

const linkSpentError = () =>
  new ProblemError(404, 'ResourceNotFoundError', 'This link was used, or has expired');
