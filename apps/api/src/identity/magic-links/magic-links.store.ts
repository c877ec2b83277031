import type { MagicLinkPreview } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { MagicLinkEntity } from './magic-link.entity.js';

/** The first update wins: a second use finds nothing. */
const use = statement(
  'magic_links.use',
  `UPDATE magic_links SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND expires_at > $2
   RETURNING user_id, redirect_path, is_asked_by_mail`,
);
const preview = statement(
  'magic_links.preview',
  `SELECT person.email, owner.name AS organization_name, account.mode FROM magic_links link
     JOIN users person ON person.id = link.user_id
     JOIN accounts account ON account.id = person.account_id
     JOIN organizations owner ON owner.id = account.organization_id AND owner.deleted_at IS NULL
    WHERE link.hash = $1 AND link.used_at IS NULL AND link.expires_at > $2`,
);

type UsedLink = Pick<MagicLinkEntity, 'is_asked_by_mail' | 'redirect_path' | 'user_id'>;

/** The magic links of users. */
@Injectable()
export class MagicLinksStore {
  async insert(ctx: Context, row: Omit<MagicLinkEntity, 'account_id' | 'used_at'>): Promise<void> {
    await ctx.db.manager.insert(MagicLinkEntity, { ...row, account_id: ctx.account.id });
  }

  /** The user of an unused link, without using it. */
  async preview(db: Queries, hash: string, now: Date): Promise<MagicLinkPreview | undefined> {
    return (await db.run<MagicLinkPreview & Record<string, unknown>>(preview, [hash, now]))[0];
  }

  /** The user of a link, used or not. */
  async find(db: Queries, hash: string): Promise<MagicLinkEntity | undefined> {
    return (await db.manager.findOneBy(MagicLinkEntity, { hash })) ?? undefined;
  }

  /** The link itself identifies the user: before signing in there is no account. */
  async use(db: Queries, hash: string, now: Date): Promise<UsedLink | undefined> {
    return (await db.run<UsedLink & Record<string, unknown>>(use, [hash, now]))[0];
  }
}
