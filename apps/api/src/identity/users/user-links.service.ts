import { Injectable } from '@nestjs/common';
import { type Account, badRequest, type Context, notFound } from '../../context/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import type { UserEntity } from './user.entity.js';
import type { UserLinkEntity } from './user-link.entity.js';
import { UserLinksStore } from './user-links.store.js';
import { UsersStore } from './users.store.js';

interface Pair {
  readonly live: UserEntity;
  readonly test: UserEntity;
  readonly madeBy: UserLinkEntity['made_by'];
}

/**
 * Links between a person's users in the live and the test account of an organization; authority is checked by the
 * callers.
 */
@Injectable()
export class UserLinksService {
  constructor(
    private readonly store: UserLinksStore,
    private readonly users: UsersStore,
    private readonly log: SecurityLogService,
  ) {}

  findLinked(ctx: Context, user: UserEntity): Promise<UserEntity | undefined> {
    return this.store.other(ctx.db, user.id);
  }

  testAccount({ account, db }: Context): Promise<Account | undefined> {
    return this.store.account(db, account.organizationId, 'test');
  }

  userIn({ db }: Context, account: Account, email: string): Promise<UserEntity | undefined> {
    return this.store.userIn(db, account, email);
  }

  userById(ctx: Context, account: Account, id: string): Promise<UserEntity | undefined> {
    return this.users.find({ ...ctx, account }, id);
  }

  /** @throws ProblemError 400 where one of them is already linked */
  async link(ctx: Context, { live, test, madeBy }: Pair): Promise<void> {
    const row = { live_user_id: live.id, test_user_id: test.id, made_by: madeBy, created_at: ctx.now };
    if (!(await this.store.insert(ctx.db, row)))
      throw badRequest('One of these users is linked already: it must be parted first');
    await this.recordBoth(ctx, [live, test], (other) => ({
      kind: 'user.accounts_linked',
      detail: { user_id: other.id, made_by: madeBy },
    }));
  }

  /** Recorded in the caller's account only: the other user may be someone else's. */
  recordRefusal(ctx: Context, { id }: UserEntity): Promise<void> {
    const subject = { type: 'user', id } as const;
    return this.log.record(ctx, { kind: 'user.accounts_linked', outcome: 'refused', subject });
  }

  async unlink(ctx: Context, user: UserEntity): Promise<void> {
    const other = await this.findLinked(ctx, user);
    if (!other || !(await this.store.remove(ctx.db, user.id))) throw notFound('user in the other account');
    await this.recordBoth(ctx, [user, other], (one) => ({
      kind: 'user.accounts_unlinked',
      detail: { user_id: one.id },
    }));
  }

  /** Each account's log has its own user as subject, and the other in the detail. */
  private async recordBoth(
    ctx: Context,
    [one, other]: readonly [UserEntity, UserEntity],
    event: (other: UserEntity) => LinkEvent,
  ): Promise<void> {
    for (const [user, counterpart] of [
      [one, other],
      [other, one],
    ] as const) {
      const account = { ...ctx.account, id: user.account_id };
      const subject = { type: 'user', id: user.id } as const;
      await this.log.record({ ...ctx, account }, { ...event(counterpart), subject });
    }
  }
}

type LinkEvent =
  | { kind: 'user.accounts_linked'; detail: { user_id: string; made_by: UserLinkEntity['made_by'] } }
  | { kind: 'user.accounts_unlinked'; detail: { user_id: string } };
