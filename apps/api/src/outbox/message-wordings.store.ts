import type { MessageKind, OwnMessageWords, PageLanguage } from '@firstday/domain';
import type { MessageWording } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../context/index.js';
import { Database, sharedStatement } from '../database/index.js';
import { MessageWordingEntity } from './message-wording.entity.js';

const findOfEmployer = sharedStatement(
  'messageWordings.findOfEmployer',
  `SELECT subject, body, sms FROM message_wordings
    WHERE account_id = $1 AND kind = $2 AND language = $3 AND employer_id = $4 AND is_used`,
);

/** Which message, in which language, and whose: an empty employer for the whole account. */
export type WordingKey = Pick<MessageWordingEntity, 'employer_id' | 'kind' | 'language'>;

/** A message that is about to be worded, and whose it is. */
interface WordedMessage {
  readonly accountId: string;
  readonly employerId: string;
  readonly kind: MessageKind;
  readonly language: string;
}

/** Own words for messages, of accounts and of their employers. */
@Injectable()
export class MessageWordingsStore {
  constructor(private readonly database: Database) {}

  /** @param employers ids of employers; an empty one for the account itself */
  list(
    { account, db }: Context,
    language: PageLanguage,
    employers: readonly string[],
  ): Promise<MessageWordingEntity[]> {
    const where = { account_id: account.id, language, employer_id: In([...employers]) };
    return db.manager.findBy(MessageWordingEntity, where);
  }

  /** The words of an employer that are used, where it has any. */
  async findOfEmployer({
    accountId,
    employerId,
    kind,
    language,
  }: WordedMessage): Promise<MessageWording | undefined> {
    const values = [accountId, kind, language, employerId];
    const [row] = await this.database
      .ofAccount(accountId)
      .run<OwnMessageWords & Record<string, unknown>>(findOfEmployer, values);
    return row && toWording(row);
  }

  async put({ db }: Context, row: MessageWordingEntity): Promise<void> {
    await db.manager.upsert(MessageWordingEntity, row, ['account_id', 'employer_id', 'kind', 'language']);
  }

  async setAside({ account, db, now }: Context, { employer_id, kind, language }: WordingKey): Promise<void> {
    const where = { account_id: account.id, employer_id, kind, language };
    await db.manager.update(MessageWordingEntity, where, { is_used: false, updated_at: now });
  }
}

/** As the renderer takes it: what is not said is left out. */
export const toWording = ({ subject, body, sms }: OwnMessageWords): MessageWording => ({
  subject: subject ?? undefined,
  body: body ?? undefined,
  sms: sms ?? undefined,
});
