import type { LinkUsers } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { hasPermissionForAll } from '../access/permit.js';
import {
  acrossAccounts,
  type Context,
  forbidden,
  forbiddenBecause,
  inTransaction,
  notFound,
} from '../../context/index.js';
import { UserLinksService } from '../users/user-links.service.js';
import { UsersService } from '../users/users.service.js';
import { CurrentUserService } from './current-user.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { userActor } from './user-actor.js';

/** An administrator of both accounts, proved to be one person in them, links other users. */
@Injectable()
export class AdministratorLinksService {
  constructor(
    private readonly person: CurrentUserService,
    private readonly proof: ReauthenticationService,
    private readonly links: UserLinksService,
    private readonly users: UsersService,
  ) {}

  /** @throws ProblemError 403 where they have fewer permissions than either user in that user's account */
  link(ctx: Context, userId: string, given: LinkUsers): Promise<void> {
    return acrossAccounts(ctx, (ctx) => this.linkInBoth(ctx, userId, given));
  }

  private async linkInBoth(ctx: Context, userId: string, { test_user_id }: LinkUsers): Promise<void> {
    if (ctx.account.mode !== 'live') throw forbiddenBecause('Sign in to the live account to link users');
    const { session, user } = await this.person.get(ctx);
    await this.proof.assertProved(ctx, { session, user });
    const inTest = await this.inTest(ctx);
    await inTransaction(ctx, async (ctx) => {
      const live = await this.users.actingFor(ctx, userId);
      const test = await this.users.actingFor({ ...inTest, db: ctx.db }, test_user_id);
      await this.links.link(ctx, { live, test, madeBy: 'administrator' });
    });
  }

  /** The caller's own user in the test account. */
  private async inTest(ctx: Context): Promise<Context> {
    const actor = userActor(ctx);
    const { user } = await this.person.get(ctx);
    const [account, other] = [await this.links.testAccount(ctx), await this.links.findLinked(ctx, user)];
    if (!account || !other) throw notFound('user of yours in the test account');
    const there = { ...ctx, account };
    const groups = await this.users.groupsOf(there, other);
    const acting = { ...there, actor: { ...actor, userId: other.id, groups } };
    if (!hasPermissionForAll(acting.actor, 'user:edit'))
      throw forbidden('Your user in the test account may not change users');
    return acting;
  }
}
