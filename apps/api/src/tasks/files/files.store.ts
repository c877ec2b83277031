import { Injectable } from '@nestjs/common';
import { accountSql, type SecurityActor } from '../../identity/index.js';
import type { Context, Statement } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import { OnboardingLinkSql } from '../onboarding/onboarding-link-sql.js';
import type { FileEntity } from './file.entity.js';

const columns = [
  'id',
  'account_id',
  'task_id',
  'subtask_id',
  'path',
  'key',
  'name',
  'type',
  'size',
  'checksum',
  'created_at',
] as const;

const insert = statement(
  'files.insert',
  `INSERT INTO files (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
);
const selectById = statement(
  'files.find',
  `SELECT * FROM files WHERE account_id = $1 AND id = $2 AND deleted_at IS NULL`,
);
const selectOfTask = statement(
  'files.ofTask',
  `SELECT * FROM files WHERE account_id = $1 AND task_id = $2 AND deleted_at IS NULL ORDER BY id`,
);
const remove = statement(
  'files.remove',
  `UPDATE files SET deleted_at = $3 WHERE account_id = $1 AND id = ANY($2) AND deleted_at IS NULL`,
);
/** While it is held, nobody deletes the file. */
export const lockUpload = statement(
  'files.lock',
  `SELECT FROM files WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
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
    await ctx.db.run(
      insert,
      columns.map((name) => file[name]),
    );
  }

  async find(ctx: Context, id: string): Promise<FileEntity | undefined> {
    return (await ctx.db.run<Row>(selectById, [ctx.account.id, id]))[0];
  }

  /**
   * Without a context: for a link that names account and file itself. It ends with the account's organization, and with
   * the credential of whoever was given it.
   */
  async findUnscoped({ account, file, by }: TicketReference, now: Date): Promise<FileEntity | undefined> {
    const values = [account, file, by.actor_kind, by.credential_id, now];
    return (await this.database.run<Row>(this.selectByTicket, values))[0];
  }

  listOfTask(ctx: Context, taskId: string): Promise<FileEntity[]> {
    return ctx.db.run<Row>(selectOfTask, [ctx.account.id, taskId]);
  }

  async remove(ctx: Context, ids: readonly string[]): Promise<void> {
    await ctx.db.run(remove, [ctx.account.id, ids, ctx.now]);
  }
}
