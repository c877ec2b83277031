import { Injectable } from '@nestjs/common';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import { type Context, unauthorized } from '../../context/index.js';
import type { UserEntity } from '../users/user.entity.js';
import { SignInsStore } from './sign-ins.store.js';
import { userActor } from './user-actor.js';
import { UserSessionsStore } from './user-sessions.store.js';

/** The session of the request, and its user. */
@Injectable()
export class CurrentUserService {
  constructor(
    private readonly people: SignInsStore,
    private readonly sessions: UserSessionsStore,
  ) {}

  async get(ctx: Context): Promise<{ session: UserSessionEntity; user: UserEntity }> {
    const { sessionId, userId } = userActor(ctx);
    const session = await this.sessions.find(ctx.db, sessionId);
    const user = await this.people.find(ctx.db, userId);
    if (!session || !user) throw unauthorized();
    return { session, user };
  }
}
