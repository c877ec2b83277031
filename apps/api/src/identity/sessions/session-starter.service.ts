import type { UserSession } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import { type Context, newId, notFound, type Origin, type Queries } from '../../context/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import type { UserEntity } from '../users/user.entity.js';
import type { DeviceCookie } from './known-devices.store.js';
import { SignInsStore } from './sign-ins.store.js';
import { UserSessionsStore } from './user-sessions.store.js';

/** A new session, and the tokens for its cookies. */
export interface StartedSession {
  readonly token: string;
  readonly session: UserSession;
  /** Absent where the sign-in proved no more than that someone made a link. */
  readonly device?: DeviceCookie | undefined;
}

/** How and from where somebody signs in. */
export interface SignInEntry {
  readonly method: 'account_switch' | 'magic_link' | 'password';
  readonly now: Date;
  readonly origin: Origin;
  readonly requestId: Context['requestId'];
  readonly redirectPath: string | null;
  /** The token of the browser's device cookie. */
  readonly device?: string | undefined;
}

/** The proof of identity that a session carries, and when it expires. */
export type SessionProof = Pick<UserSessionEntity, 'expires_at' | 'proved_at' | 'proved_user_id'> &
  Partial<Pick<UserSessionEntity, 'mailbox_proved_at'>>;

/** Starts sessions, and describes them. */
@Injectable()
export class SessionStarterService {
  constructor(
    private readonly people: SignInsStore,
    private readonly sessions: UserSessionsStore,
    private readonly log: SecurityLogService,
  ) {}

  async start(
    db: Queries,
    user: UserEntity,
    entry: SignInEntry,
    proof: SessionProof,
  ): Promise<StartedSession> {
    const token = newToken('user');
    const id = newId('userSession', entry.now);
    await this.sessions.insert(db, {
      id,
      account_id: user.account_id,
      user_id: user.id,
      hash: hashToken(token),
      created_at: entry.now,
      last_used_at: entry.now,
      ip: entry.origin.ip,
      user_agent: entry.origin.userAgent,
      mailbox_proved_at: null,
      ...proof,
    });
    const by = { actor_kind: 'user_session', actor_id: user.id, credential_id: id } as const;
    await this.log.recordForVisitor(
      db,
      { accountId: user.account_id, now: entry.now, origin: entry.origin, requestId: entry.requestId, by },
      {
        kind: 'session.signed_in',
        subject: { type: 'user', id: user.id },
        detail: { method: entry.method, session_id: id },
      },
    );
    return { token, session: await this.describe(db, id, entry.redirectPath) };
  }

  /** Undefined also where the user's organization was deleted. */
  findUser(db: Queries, id: string): Promise<UserEntity | undefined> {
    return this.people.find(db, id);
  }

  async describe(db: Queries, id: string, redirectPath: string | null): Promise<UserSession> {
    const described = await this.people.describe(db, id);
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
