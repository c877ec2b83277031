import type { NumberedPage, SessionListQuery, SessionListing, SwitchAccount } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import { type Context, inTransaction, notFound, unauthorized } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { UsersService } from '../users/users.service.js';
import { userActor } from './user-actor.js';
import { UserSessionsStore } from './user-sessions.store.js';

/** Sessions of users: each lists and ends their own, administrators those of users whom they may act for. */
@Injectable()
export class UserSessionsService {
  constructor(
    private readonly store: UserSessionsStore,
    private readonly users: UsersService,
    private readonly log: SecurityLogService,
  ) {}

  listOwn(ctx: Context, query: SessionListQuery): Promise<NumberedPage<SessionListing>> {
    return this.page(ctx, userActor(ctx).userId, query);
  }

  endOwn(ctx: Context, id: string): Promise<void> {
    return this.endOne(ctx, userActor(ctx).userId, id);
  }

  endOthers(ctx: Context): Promise<void> {
    const { userId, sessionId } = userActor(ctx);
    return this.endMany(ctx, userId, sessionId);
  }

  async list(ctx: Context, userId: string, query: SessionListQuery): Promise<NumberedPage<SessionListing>> {
    await this.users.actingFor(ctx, userId);
    return this.page(ctx, userId, query);
  }

  async end(ctx: Context, userId: string, id: string): Promise<void> {
    await this.users.actingFor(ctx, userId);
    return this.endOne(ctx, userId, id);
  }

  async endAll(ctx: Context, userId: string): Promise<void> {
    await this.users.actingFor(ctx, userId);
    return this.endMany(ctx, userId, null);
  }

  async signOut(ctx: Context): Promise<void> {
    await inTransaction(ctx, async (ctx) => {
      const { sessionId, userId } = userActor(ctx);
      await this.store.endById(ctx.db, sessionId, ctx.now);
      await this.log.record(ctx, { kind: 'session.signed_out', subject: { type: 'user', id: userId } });
    });
  }

  /** Ends the current session in favour of one in the other account: of two concurrent switches one wins. */
  async leave(ctx: Context, mode: SwitchAccount['mode']): Promise<void> {
    const { sessionId, userId } = userActor(ctx);
    if (!(await this.store.endById(ctx.db, sessionId, ctx.now))) throw unauthorized();
    const subject = { type: 'user', id: userId } as const;
    await this.log.record(ctx, { kind: 'session.account_switched', subject, detail: { mode } });
  }

  recordRefusedSwitch(ctx: Context, mode: SwitchAccount['mode']): Promise<void> {
    const subject = { type: 'user', id: userActor(ctx).userId } as const;
    return this.log.record(ctx, {
      kind: 'session.account_switched',
      outcome: 'refused',
      subject,
      detail: { mode },
    });
  }

  private async page(
    ctx: Context,
    userId: string,
    query: SessionListQuery,
  ): Promise<NumberedPage<SessionListing>> {
    const { rows, total } = await this.store.list(ctx, userId, query);
    return toPage(
      rows.map((row) => toListing(ctx, row)),
      total,
      query,
    );
  }

  private async endOne(ctx: Context, userId: string, id: string): Promise<void> {
    await inTransaction(ctx, async (ctx) => {
      if (!(await this.store.endOwn(ctx, userId, id))) throw notFound('session');
      await this.log.record(ctx, {
        kind: 'session.ended',
        subject: { type: 'user_session', id },
        detail: { user_id: userId },
      });
    });
  }

  private async endMany(ctx: Context, userId: string, keep: string | null): Promise<void> {
    await inTransaction(ctx, async (ctx) => {
      const count = await this.store.endAll(ctx, userId, keep);
      const subject = { type: 'user', id: userId } as const;
      await this.log.record(ctx, { kind: 'session.ended', subject, detail: { user_id: userId, count } });
    });
  }
}

function toListing({ actor }: Context, row: UserSessionEntity): SessionListing {
  return {
    id: row.id,
    ip_address: row.ip,
    user_agent: row.user_agent,
    is_current: actor.kind === 'user_session' && actor.sessionId === row.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
