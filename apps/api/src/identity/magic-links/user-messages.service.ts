import type { MessageKind } from '@firstday/domain';
import { defaultLocale } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { OutboxService } from '../../outbox/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import type { UserEntity } from '../users/user.entity.js';

/** A link that signs somebody in. */
interface SignInLink {
  readonly kind: Extract<MessageKind, 'sign_in_link' | 'colleague_invited'>;
  readonly url: string;
  readonly expiresAt: Date;
}

/** Writes to the people who sign in to an account. */
@Injectable()
export class UserMessagesService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly accounts: AccountsService,
  ) {}

  /** In the context's transaction. @returns whether it is sent: not where messages are off */
  async send(ctx: Context, user: UserEntity, { kind, url, expiresAt }: SignInLink): Promise<boolean> {
    const sender_name = await this.accounts.nameOf(ctx);
    const content = { sender_name, reader_name: '', url, expires_at: expiresAt.toISOString() };
    const [queued] = await this.outbox.queue(ctx, [
      { kind, to: user.email, language: defaultLocale, content, userId: user.id, sendBefore: expiresAt },
    ]);
    return queued?.status === 'queued';
  }
}
