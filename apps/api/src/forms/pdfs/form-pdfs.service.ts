import { createHash, hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FormContent, FormPdf } from '@firstday/domain';
import { pdfsOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, notFound, ProblemError } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { FileStorage } from '../../sealing/index.js';
import type { FormPdfEntity } from './form-pdf.entity.js';
import { FormPdfsStore } from './form-pdfs.store.js';
import { readWhole } from './read-whole.js';

/** The PDFs of an account, for its own forms. */
@Injectable()
export class FormPdfsService {
  constructor(
    private readonly store: FormPdfsStore,
    private readonly storage: FileStorage,
    private readonly log: SecurityLogService,
  ) {}

  /** @throws ProblemError 404 where the account has none with this content */
  async getRow(ctx: Context, sha256: string): Promise<FormPdfEntity> {
    const row = await this.store.find(ctx, sha256);
    if (!row) throw notFound('PDF');
    return row;
  }

  async get(ctx: Context, sha256: string): Promise<FormPdf> {
    return toFormPdf(await this.getRow(ctx, sha256));
  }

  /** In the context's transaction. @returns the one that is kept: an earlier one with the same content */
  async keep(ctx: Context, pdf: FormPdfEntity): Promise<FormPdfEntity> {
    const kept = await this.store.insert(ctx, pdf);
    const subject = { type: 'form_pdf', id: pdf.sha256 } as const;
    const detail = { setting: subject.type, change: 'created' as const };
    await this.log.record(ctx, { kind: 'settings.changed', subject, detail });
    return kept;
  }

  /** Of those that a form names, the ones that the account has. */
  async listNamed(ctx: Context, content: FormContent): Promise<FormPdfEntity[]> {
    return this.store.listByHashes(ctx, pdfsOf(content));
  }

  /** In the transaction that saves a draft: what it names now, or did until now, is in use. */
  async touch(ctx: Context, ...contents: readonly FormContent[]): Promise<void> {
    await this.store.touch(ctx, [...new Set(contents.flatMap(pdfsOf))]);
  }

  /** The whole file. @throws ProblemError 500 where it is not the one that was kept under its hash */
  async read({ key, size, sha256 }: KeptFile): Promise<Buffer> {
    const content = await readWhole(await this.storage.read(key), size);
    if (hash('sha256', content) !== sha256) throw changedError();
    return content;
  }

  /** The same as a stream: it is looked through before, so that nothing of a changed file is sent. */
  async open({ key, sha256 }: KeptFile): Promise<Readable> {
    const hashed = createHash('sha256');
    for await (const piece of await this.storage.read(key)) hashed.update(piece);
    if (hashed.digest('hex') !== sha256) throw changedError();
    return this.storage.read(key);
  }
}

type KeptFile = Pick<FormPdfEntity, 'key' | 'size' | 'sha256'>;

const changedError = () =>
  new ProblemError(500, 'InternalServerError', 'The PDF was changed past the program, and is not shown');

/** A PDF as the interface shows it. */
export const toFormPdf = (row: FormPdfEntity): FormPdf => ({
  sha256: row.sha256,
  name: row.name,
  size: row.size,
  pages: row.pages.map(({ width, height }) => ({ width, height })),
  dropped: row.dropped,
  field_count: row.field_count,
  suggestion: row.suggestion,
  created_at: row.created_at.toISOString(),
  _tag: 'FormPdf',
});
