import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, newId } from '../../context/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { MagicLinksStore } from './magic-links.store.js';

/** A link that is to be made. */
interface NewLink {
  readonly seconds: number;
  readonly redirectPath: string | null;
  /** Whether it goes to the user's mailbox and nowhere else. */
  readonly isAskedByMail: boolean;
}

/** Makes links that sign a user in once, each with its entry in the security log. */
@Injectable()
export class MagicLinkIssuerService {
  constructor(
    private readonly store: MagicLinksStore,
    private readonly log: SecurityLogService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** In the context's transaction. The address is the installation's own, whatever a request says that it was sent to. */
  async issue(ctx: Context, user: UserEntity, link: NewLink): Promise<{ url: string; expiresAt: Date }> {
    const { seconds, redirectPath, isAskedByMail } = link;
    const token = newToken('link');
    const expiresAt = new Date(ctx.now.getTime() + seconds * 1000);
    const id = newId('magicLink', ctx.now);
    await this.store.insert(ctx, {
      id,
      user_id: user.id,
      hash: hashToken(token),
      redirect_path: redirectPath,
      is_asked_by_mail: isAskedByMail,
      created_at: ctx.now,
      expires_at: expiresAt,
    });
    const detail = { user_id: user.id };
    await this.log.record(ctx, { kind: 'magic_link.created', subject: { type: 'magic_link', id }, detail });
    return { url: `${this.config.baseUrl}/sign-in?link=${token}`, expiresAt };
  }
}
