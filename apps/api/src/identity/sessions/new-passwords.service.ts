import { Injectable } from '@nestjs/common';
import type { UserSessionEntity } from '../access/user-session.entity.js';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { KnownDevicesStore } from './known-devices.store.js';
import { SignInsStore } from './sign-ins.store.js';
import { UserSessionsStore } from './user-sessions.store.js';

/** Stores passwords that people chose, and ends sessions opened with earlier ones. */
@Injectable()
export class NewPasswordsService {
  constructor(
    private readonly people: SignInsStore,
    private readonly sessions: UserSessionsStore,
    private readonly devices: KnownDevicesStore,
    private readonly log: SecurityLogService,
  ) {}

  async set(ctx: Context, { user, hash }: { user: UserEntity; hash: string }): Promise<void> {
    await this.people.setPassword(ctx.db, [user.id], hash, ctx.now);
    const account = { ...ctx.account, id: user.account_id };
    const subject = { type: 'user', id: user.id } as const;
    await this.log.record({ ...ctx, account }, { kind: 'user.password_changed', subject });
  }

  /** A signed-in person did not know their current password: perhaps it is someone else. */
  recordRefusal(ctx: Context, { id }: UserEntity): Promise<void> {
    const subject = { type: 'user', id } as const;
    return this.log.record(ctx, { kind: 'user.password_changed', outcome: 'refused', subject });
  }

  /** The user's devices are known again once they sign in with the new password. */
  async endOthers(ctx: Context, users: readonly UserEntity[], keep: UserSessionEntity): Promise<void> {
    const ids = users.map(({ id }) => id);
    await this.sessions.endOthers(ctx.db, ids, keep.id, ctx.now);
    await this.devices.forget(ctx.db, ids);
  }
}
