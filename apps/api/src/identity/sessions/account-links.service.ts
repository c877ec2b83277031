import type { LinkAccount, UserSession } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { MagicLinksStore } from '../magic-links/magic-links.store.js';
import {
  type Account,
  acrossAccounts,
  badRequest,
  type Context,
  forbiddenBecause,
  inIdempotentTransaction,
  inTransaction,
  notFound,
} from '../../context/index.js';
import { hashToken } from '../../sealing/index.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserLinksService } from '../users/user-links.service.js';
import { ReauthenticationService, wrongPasswordError } from './reauthentication.service.js';
import { CurrentUserService } from './current-user.service.js';
import { SessionStarterService } from './session-starter.service.js';

/**
 * Links a user of the test account to a user signed in live, who proves it with that user's password or magic link.
 * The test account alone can never establish the link (docs/adr/0020-one-person-two-accounts.md).
 */
@Injectable()
export class AccountLinksService {
  constructor(
    private readonly person: CurrentUserService,
    private readonly links: UserLinksService,
    private readonly magicLinks: MagicLinksStore,
    private readonly proof: ReauthenticationService,
    private readonly starter: SessionStarterService,
  ) {}

  link(ctx: Context, given: LinkAccount): Promise<unknown> {
    return acrossAccounts(ctx, (ctx) => this.linkInBoth(ctx, given));
  }

  unlink(ctx: Context): Promise<UserSession> {
    return acrossAccounts(ctx, (ctx) => this.unlinkInBoth(ctx));
  }

  private async linkInBoth(ctx: Context, given: LinkAccount): Promise<unknown> {
    if (ctx.account.mode !== 'live') throw forbiddenBecause('Sign in to the live account to link your users');
    const { session, user } = await this.person.get(ctx);
    await this.proof.assertProved(ctx, { session, user });
    const test = await this.links.testAccount(ctx);
    if (!test) throw notFound('test account');
    const { email, password, token } = given;
    if (token !== undefined) return this.linkByToken(ctx, test, token);
    if (email === undefined || password === undefined)
      throw badRequest(
        'Give the email and the password of the user of the test account, or the token of a magic link',
      );
    const other = await this.links.userIn(ctx, test, email);
    if (!(await this.proof.verifyPassword(ctx, other, password, email)) || !other) {
      await this.links.recordRefusal(ctx, user);
      throw wrongPasswordError('password');
    }
    return this.inBoth(ctx, session.id, (ctx) =>
      this.links.link(ctx, { live: user, test: other, madeBy: 'person' }),
    );
  }

  /** @returns the session as it is after the change */
  private inBoth(ctx: Context, sessionId: string, change: (ctx: Context) => Promise<void>): Promise<unknown> {
    const changeAndDescribe = async (ctx: Context) => {
      await change(ctx);
      return this.starter.describe(ctx.db, sessionId, null);
    };
    return inIdempotentTransaction(ctx, (ctx) => acrossAccounts(ctx, changeAndDescribe));
  }

  private async unlinkInBoth(ctx: Context): Promise<UserSession> {
    const { session, user } = await this.person.get(ctx);
    await inTransaction(ctx, (ctx) => this.links.unlink(ctx, user));
    return this.starter.describe(ctx.db, session.id, null);
  }

  /** A link of another account stays unused. */
  private async linkByToken(ctx: Context, test: Account, token: string): Promise<unknown> {
    const { session, user } = await this.person.get(ctx);
    return this.inBoth(ctx, session.id, async (ctx) => {
      const used = await this.magicLinks.use(ctx.db, hashToken(token), ctx.now);
      const other: UserEntity | undefined = used && (await this.links.userById(ctx, test, used.user_id));
      if (!other) throw notFound('link of the test account: it was used, or has expired');
      await this.links.link(ctx, { live: user, test: other, madeBy: 'person' });
    });
  }
}
