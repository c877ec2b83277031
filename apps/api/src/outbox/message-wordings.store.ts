import type { MessageKind, PageLanguage } from '@firstday/domain';
import type { MessageWording } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Database, sharedStatement } from '../database/index.js';
import { MessageWordingEntity } from './message-wording.entity.js';

const findUsed = sharedStatement(
  'messageWordings.findUsed',
  `SELECT subject, body FROM message_wordings WHERE account_id = $1 AND kind = $2 AND language = $3 AND is_used`,
);

/** Accounts' own words for messages. */
@Injectable()
export class MessageWordingsStore {
  constructor(private readonly database: Database) {}

  list({ account, db }: Context, language: PageLanguage): Promise<MessageWordingEntity[]> {
    return db.manager.findBy(MessageWordingEntity, { account_id: account.id, language });
  }

  /** What a message is worded by when it is sent. */
  async findUsed(
    accountId: string,
    kind: MessageKind,
    language: string,
  ): Promise<MessageWording | undefined> {
    const values = [accountId, kind, language];
    const [row] = await this.database.run<Record<'subject' | 'body', string | null>>(findUsed, values);
    return row && { subject: row.subject ?? undefined, body: row.body ?? undefined };
  }

  async put({ db }: Context, row: MessageWordingEntity): Promise<void> {
    await db.manager.upsert(MessageWordingEntity, row, ['account_id', 'kind', 'language']);
  }

  async setAside({ account, db, now }: Context, kind: MessageKind, language: PageLanguage): Promise<void> {
    const where = { account_id: account.id, kind, language };
    await db.manager.update(MessageWordingEntity, where, { is_used: false, updated_at: now });
  }
}
