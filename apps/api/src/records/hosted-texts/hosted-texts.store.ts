import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../../context/index.js';
import { HostedTextsEntity } from './hosted-texts.entity.js';

/** Own texts of hosted pages. */
@Injectable()
export class HostedTextsStore {
  /** @param employers ids of employers; an empty one for the account itself */
  list({ account, db }: Context, employers: readonly string[]): Promise<HostedTextsEntity[]> {
    const where = { account_id: account.id, employer_id: In([...employers]) };
    return db.manager.find(HostedTextsEntity, { where, order: { employer_id: 'ASC', language: 'ASC' } });
  }

  async put({ db }: Context, row: HostedTextsEntity): Promise<void> {
    await db.manager.upsert(HostedTextsEntity, row, ['account_id', 'employer_id', 'language']);
  }

  async remove({ account, db }: Context, employer_id: string, language: string): Promise<void> {
    await db.manager.delete(HostedTextsEntity, { account_id: account.id, employer_id, language });
  }
}
