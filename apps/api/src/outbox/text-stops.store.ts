import { Injectable } from '@nestjs/common';
import type { Queries } from '../context/index.js';
import { outboxSql } from './outbox-sql.js';
import { TextReplyEntity } from './text-reply.entity.js';
import { TextStopEntity } from './text-stop.entity.js';

/** An employee of an account that sent them a text. */
interface TextedEmployee extends Record<string, unknown> {
  readonly account_id: string;
  readonly employee_id: string;
}

/** Numbers that no account sends texts to, since they answered STOP. */
@Injectable()
export class TextStopsStore {
  /** @returns whether it is taken for the first time */
  async insertReply(db: Queries, reply: TextReplyEntity): Promise<boolean> {
    const inserting = db.manager.createQueryBuilder().insert().into(TextReplyEntity).values(reply);
    const { raw }: { raw: unknown } = await inserting.orIgnore().returning('id').execute();
    return Array.isArray(raw) && raw.length > 0;
  }

  /** What waits for the number is not sent either. */
  async insert(db: Queries, stop: TextStopEntity): Promise<void> {
    await db.manager.createQueryBuilder().insert().into(TextStopEntity).values(stop).orIgnore().execute();
    await db.run(outboxSql.suppressQueuedTexts, [stop.number_hash]);
  }

  /** Whom accounts wrote to at the number. */
  findTexted(db: Queries, hash: string): Promise<TextedEmployee[]> {
    return db.run<TextedEmployee>(outboxSql.textedEmployees, [hash]);
  }

  async remove(db: Queries, hash: string): Promise<void> {
    await db.manager.delete(TextStopEntity, { number_hash: hash });
  }

  has(db: Queries, hash: string): Promise<boolean> {
    return db.manager.existsBy(TextStopEntity, { number_hash: hash });
  }
}
