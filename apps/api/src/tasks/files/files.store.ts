import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { accountSql, type SecurityActor } from '../../identity/index.js';
import { type Context, ofAccount, type Statement } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import { OnboardingLinkSql } from '../onboarding/onboarding-link-sql.js';
import { FileEntity } from './file.entity.js';

/** While it is held, nobody deletes the file. */
export const lockUpload = statement(
  'files.lock',
  `SELECT FROM files WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);

const countOfTasks = statement(
  'files.countOfTasks',
  `SELECT task_id, count(*)::int AS files FROM files
    WHERE account_id = $1 AND task_id = ANY ($2::text[]) AND deleted_at IS NULL GROUP BY task_id`,
);

type Row = FileEntity & Record<string, unknown>;

/** What a link to download says of itself. */
interface TicketReference {
  readonly account: string;
  readonly file: string;
  readonly by: SecurityActor;
}

@Injectable()
export class FilesStore {
  private readonly selectByTicket: Statement;

  constructor(
    private readonly database: Database,
    links: OnboardingLinkSql,
  ) {
    this.selectByTicket = statement(
      'files.findOf',
      `SELECT file.* FROM files file
        WHERE file.account_id = $1 AND file.id = $2 AND file.deleted_at IS NULL
          AND ${accountSql.isOpen('file.account_id')}
          AND ${links.isCredentialActive('$3', '$4', '$5')}`,
    );
  }

  async insert(ctx: Context, file: FileEntity): Promise<void> {
    await ctx.db.manager.insert(FileEntity, file);
  }

  async find(ctx: Context, id: string): Promise<FileEntity | undefined> {
    const where = { ...ofAccount(ctx, id), deleted_at: IsNull() };
    return (await ctx.db.manager.findOneBy(FileEntity, where)) ?? undefined;
  }

  /**
   * Without a context: for a link that names account and file itself. It ends with the account's organization, and with
   * the credential of whoever was given it.
   */
  async findUnscoped({ account, file, by }: TicketReference, now: Date): Promise<FileEntity | undefined> {
    const values = [account, file, by.actor_kind, by.credential_id, now];
    return (await this.database.ofAccount(account).run<Row>(this.selectByTicket, values))[0];
  }

  listOfTask({ account, db }: Context, taskId: string): Promise<FileEntity[]> {
    const where = { account_id: account.id, task_id: taskId, deleted_at: IsNull() };
    return db.manager.find(FileEntity, { where, order: { id: 'ASC' } });
  }

  /** By the tasks that have any. */
  async countOfTasks(ctx: Context, taskIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const values = [ctx.account.id, taskIds];
    const rows = await ctx.db.run<{ task_id: string; files: number }>(countOfTasks, values);
    return new Map(rows.map(({ task_id, files }) => [task_id, files]));
  }

  async remove(ctx: Context, ids: readonly string[]): Promise<void> {
    const where = { account_id: ctx.account.id, id: In(ids), deleted_at: IsNull() };
    await ctx.db.manager.update(FileEntity, where, { deleted_at: ctx.now });
  }
}
