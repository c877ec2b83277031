import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { FormPdfEntity } from './form-pdf.entity.js';

/** While it is held, nobody deletes the files that are named after it. */
export const lockFormPdf = statement(
  'form_pdfs.lock',
  `SELECT FROM form_pdfs WHERE id = $1 FOR NO KEY UPDATE`,
);

const insertPdf = statement(
  'form_pdfs.insert',
  `INSERT INTO form_pdfs (id, account_id, sha256, name, size, pages, dropped, field_count, suggestion, key, created_at, used_at, sent_sha256)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)
   ON CONFLICT (account_id, sha256) DO UPDATE
      SET used_at = greatest(form_pdfs.used_at, EXCLUDED.used_at), sent_sha256 = EXCLUDED.sent_sha256 RETURNING *`,
);
const touchPdfs = statement(
  'form_pdfs.touch',
  `UPDATE form_pdfs SET used_at = greatest(used_at, $3) WHERE account_id = $1 AND sha256 = ANY ($2)`,
);
/** Whether the content of a draft or an edition names it. */
const isNamedIn = (table: 'form_drafts' | 'form_editions') =>
  `EXISTS (SELECT 1 FROM ${table} form WHERE form.account_id = form_pdfs.account_id AND (
     form.content -> 'pdf' ->> 'sha256' = form_pdfs.sha256 OR
     jsonb_path_exists(form.content, '$.sections[*].pages[*].document.sha256 ? (@ == $sha256)',
                       jsonb_build_object('sha256', form_pdfs.sha256))))`;
const isNamed = `(${isNamedIn('form_drafts')} OR ${isNamedIn('form_editions')})`;
const touchNamed = statement(
  'form_pdfs.touchNamed',
  `UPDATE form_pdfs SET used_at = $1 WHERE used_at < $2 AND ${isNamed}`,
);
/** A draft that names one meanwhile has changed `used_at`: the condition is asked again of the row as it is then. */
const deleteUnused = statement(
  'form_pdfs.deleteUnused',
  `DELETE FROM form_pdfs WHERE id = ANY (ARRAY(
     SELECT id FROM form_pdfs WHERE used_at < $1 AND NOT ${isNamed} ORDER BY used_at LIMIT $2 FOR UPDATE SKIP LOCKED))
      AND used_at < $1 RETURNING id, key, pages`,
);

type Row = FormPdfEntity & Record<string, unknown>;
export type RemovedPdf = Pick<FormPdfEntity, 'id' | 'key' | 'pages'>;

/** The PDFs that forms of an account's own fill in, or have read. */
@Injectable()
export class FormPdfsStore {
  async find(ctx: Pick<Context, 'db' | 'account'>, sha256: string): Promise<FormPdfEntity | null> {
    return ctx.db.manager.findOneBy(FormPdfEntity, { account_id: ctx.account.id, sha256 });
  }

  async listByHashes(ctx: Context, hashes: readonly string[]): Promise<FormPdfEntity[]> {
    if (hashes.length === 0) return [];
    return ctx.db.manager.findBy(FormPdfEntity, { account_id: ctx.account.id, sha256: In(hashes) });
  }

  /** @returns the one that is there: another, where the account has this content already */
  async insert(ctx: Context, pdf: FormPdfEntity): Promise<FormPdfEntity> {
    const { id, sha256, name, size, pages, dropped, field_count, suggestion, key } = pdf;
    const [kept = pdf] = await ctx.db.run<Row>(insertPdf, [
      ...[id, ctx.account.id, sha256, name, size, JSON.stringify(pages), dropped, field_count],
      ...[suggestion && JSON.stringify(suggestion), key, pdf.created_at, pdf.sent_sha256],
    ]);
    return kept;
  }

  /** In the transaction that names them, or ceases to: until it ends, nobody removes them. */
  async touch(ctx: Context, hashes: readonly string[]): Promise<void> {
    if (hashes.length > 0) await ctx.db.run(touchPdfs, [ctx.account.id, hashes, ctx.now]);
  }

  /** Of every account: those that nothing names, and nothing has named since. @param most how many at once */
  async removeUnused(db: Queries, now: Date, since: Date, most: number): Promise<RemovedPdf[]> {
    await db.run(touchNamed, [now, since]);
    return db.run<RemovedPdf & Record<string, unknown>>(deleteUnused, [since, most]);
  }
}
