import type { MessageKind, Permission } from '@firstday/domain';
import { readableLocale } from '@firstday/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context } from '../../context/index.js';
import { OutboxService } from '../../outbox/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { type AddressedUser, UsersStore } from './users.store.js';

/** A link that signs somebody in. */
interface SignInLink {
  readonly kind: Extract<MessageKind, 'colleague_invited' | 'forgotten_password' | 'sign_in_link'>;
  readonly url: string;
  readonly expiresAt: Date;
  /** The language to write in where the user chose none: of the page that it was asked from, or of whoever invites. */
  readonly language?: string;
}

/** Something that whoever may do something about it should hear of. */
interface UserNotice {
  readonly kind: Extract<MessageKind, 'everify_password_expires' | 'everify_stopped' | 'webhook_disabled'>;
  /** Who is told: whose groups allow it. */
  readonly permission: Permission;
  readonly url: string;
  /** The host of a webhook. */
  readonly endpoint?: string;
  /** The last day on which it is done in time, `YYYY-MM-DD`. */
  readonly dueOn?: string;
  /** Each of them is told once of what is called so. */
  readonly once: string;
}

/** So many are told of one thing at most. */
const mostTold = 50;

/** Writes to the people who sign in to an account. */
@Injectable()
export class UserMessagesService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly accounts: AccountsService,
    private readonly users: UsersStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** In the context's transaction. @returns whether it is sent: not where messages are off */
  async send(ctx: Context, user: AddressedUser, link: SignInLink): Promise<boolean> {
    const { kind, url, expiresAt } = link;
    const { name: sender_name, language: ofAccount } = await this.accounts.organizationOf(ctx);
    const language = readableLocale(user.language, link.language, ofAccount);
    const content = { sender_name, reader_name: '', url, expires_at: expiresAt.toISOString() };
    const [queued] = await this.outbox.queue(ctx, [
      { kind, to: user.email, language, content, userId: user.id, sendBefore: expiresAt },
    ]);
    return queued?.status === 'queued';
  }

  /** In the context's transaction: to the address that a user had until now. */
  async sendEmailChanged(ctx: Context, before: AddressedUser): Promise<void> {
    const { name: sender_name, language } = await this.accounts.organizationOf(ctx);
    const content = { sender_name, reader_name: '', url: `${this.config.baseUrl}/dashboard`, expires_at: '' };
    await this.outbox.queue(ctx, [
      {
        kind: 'user_email_changed',
        to: before.email,
        language: readableLocale(before.language, language),
        content,
        userId: before.id,
      },
    ]);
  }

  /** In the context's transaction: to everybody who may do something about it, once. */
  async notify(ctx: Context, { kind, permission, url, endpoint, dueOn, once }: UserNotice): Promise<void> {
    if ((await this.outbox.effectiveMode(ctx)) !== 'on') return;
    const told = await this.users.withPermission(ctx, permission, mostTold);
    const { name: sender_name, language: ofAccount } = await this.accounts.organizationOf(ctx);
    const content = {
      sender_name,
      reader_name: '',
      url,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(dueOn === undefined ? {} : { due_on: dueOn }),
      expires_at: '',
    };
    await this.outbox.queue(
      ctx,
      told.map(({ id, email, language }) => ({
        kind,
        to: email,
        language: readableLocale(language, ofAccount),
        content,
        userId: id,
        once: `${once} ${id}`,
      })),
    );
  }
}
