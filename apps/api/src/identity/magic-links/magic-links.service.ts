import type { CreateMagicLink, MagicLink } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, notFound } from '../../context/index.js';
import { UsersService } from '../users/users.service.js';
import { UsersStore } from '../users/users.store.js';
import { MagicLinkIssuerService } from './magic-link-issuer.service.js';
import { UserMessagesService } from '../users/user-messages.service.js';

const deprecation = {
  redirect_path_deprecation_deadline: '2027-06-30T00:00:00.000Z',
  redirect_path_deprecation_note:
    'redirect_path is followed until the deadline; after it, links lead to the dashboard.',
} as const;

/** Links that sign a user in once. They are given to the caller, and sent where that is asked for and messages are on. */
@Injectable()
export class MagicLinksService {
  constructor(
    private readonly issuer: MagicLinkIssuerService,
    private readonly users: UsersService,
    private readonly usersStore: UsersStore,
    @Inject(UserMessagesService) private readonly messages: Pick<UserMessagesService, 'send'>,
  ) {}

  create(ctx: Context, given: CreateMagicLink): Promise<MagicLink> {
    return inTransaction(ctx, async (ctx) => {
      const user = await this.userOf(ctx, given);
      await this.users.assertMayActFor(ctx, user);
      const { url, expiresAt } = await this.issuer.issue(ctx, user, {
        seconds: given.expire_in,
        redirectPath: given.redirect_path ?? null,
        isAskedByMail: false,
      });
      const link = { url, expire_at: expiresAt.toISOString(), ...deprecation };
      if (given.message === undefined) return link;
      const { message: kind, language } = given;
      const message = { kind, url, expiresAt, ...(language && { language }) };
      return { ...link, is_sent_by_email: await this.messages.send(ctx, user, message) };
    });
  }

  private async userOf(ctx: Context, { user_email: email, user_external_id: externalId }: CreateMagicLink) {
    if (email === undefined && externalId === undefined)
      throw badRequest('Name the user by user_email or user_external_id');
    const user = await this.usersStore.named(ctx, email, externalId);
    if (!user) throw notFound('user');
    return user;
  }
}
