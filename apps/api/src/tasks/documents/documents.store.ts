import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { DocumentEntity } from './document.entity.js';

const insert = statement(
  'documents.insert',
  `INSERT INTO documents (id, account_id, task_id, version, pdf_key, pdf_sha256, certificate_key, certificate_sha256, created_at)
   SELECT $1, $2, $3, coalesce(max(version), 0) + 1, $4, $5, $6, $7, $8 FROM documents WHERE task_id = $3
   RETURNING version`,
);
const selectByHash = statement(
  'documents.byHash',
  `SELECT documents.id, documents.account_id, task_id, version, documents.created_at, form_key, edition,
          CASE WHEN pdf_sha256 = $1 THEN 'pdf' ELSE 'certificate' END AS part,
          NOT EXISTS (SELECT FROM documents AS later
                       WHERE later.task_id = documents.task_id AND later.version > documents.version) AS is_latest
     FROM documents JOIN tasks ON tasks.id = task_id
    WHERE (pdf_sha256 = $1 OR certificate_sha256 = $1) AND tasks.purged_at IS NULL
    ORDER BY documents.created_at DESC LIMIT 1`,
);
/** While it is held, nobody deletes the files of the document. */
export const lockDocument = statement(
  'documents.lock',
  `SELECT FROM documents WHERE id = $1 FOR NO KEY UPDATE`,
);

/** A file that was made, found by nothing but its hash. */
export type HashedDocument = Pick<
  DocumentEntity,
  'id' | 'account_id' | 'task_id' | 'version' | 'created_at'
> & {
  readonly form_key: string;
  readonly edition: string;
  readonly part: 'pdf' | 'certificate';
  readonly is_latest: boolean;
};

@Injectable()
export class DocumentsStore {
  /** @returns its version; the one before is superseded */
  async insert(ctx: Context, document: Omit<DocumentEntity, 'version' | 'account_id'>): Promise<number> {
    const [row] = await ctx.db.run<{ version: number }>(insert, [
      document.id,
      ctx.account.id,
      document.task_id,
      document.pdf_key,
      document.pdf_sha256,
      document.certificate_key,
      document.certificate_sha256,
      document.created_at,
    ]);
    if (!row) throw new Error('an insert returns its row');
    return row.version;
  }

  /** A version of a task's document; the newest unless one is named. */
  async find(ctx: Context, taskId: string, version?: number): Promise<DocumentEntity | undefined> {
    const where = { account_id: ctx.account.id, task_id: taskId, ...(version !== undefined && { version }) };
    const found = await ctx.db.manager.findOne(DocumentEntity, { where, order: { version: 'DESC' } });
    return found ?? undefined;
  }

  /** Over all accounts; nothing of what was destroyed, whose rows stay. @param sha256 of a document or a certificate, in hex */
  async findByHash(sha256: string, db: Queries): Promise<HashedDocument | undefined> {
    const [found] = await db.run<HashedDocument & Record<string, unknown>>(selectByHash, [sha256]);
    return found;
  }
}
