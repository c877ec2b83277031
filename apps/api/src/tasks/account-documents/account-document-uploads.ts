import type { AccountDocument, CreateAccountDocumentQuery } from '@firstday/domain';
import { findPresentation } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import {
  badRequest,
  type Context,
  inIdempotentTransaction,
  newId,
  ProblemError,
} from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { EmployersService } from '../../records/index.js';
import { FileStorage } from '../../sealing/index.js';
import type { FileKind } from '../files/detect-file-kind.js';
import { type IncomingFile, invalidUpload, readUploads } from '../files/read-uploads.js';
import { hashContent, type StoredFile, storeFile } from '../files/store-file.js';
import { UploadConcurrency } from '../files/upload-concurrency.js';
import type { AccountDocumentEntity } from './account-document.entity.js';
import { AccountDocumentsStore } from './account-documents.store.js';
import { toAccountDocument } from './to-account-document.js';

/** Takes a document that a form is going to show: one PDF, sealed as it arrives. */
@Injectable()
export class AccountDocumentUploads {
  private readonly concurrency = new UploadConcurrency();

  constructor(
    private readonly store: AccountDocumentsStore,
    private readonly employers: EmployersService,
    private readonly storage: FileStorage,
    private readonly log: SecurityLogService,
  ) {}

  receive(ctx: Context, query: CreateAccountDocumentQuery, request: Request): Promise<unknown> {
    return this.concurrency.run(ctx, () => this.receiveFile(ctx, query, request));
  }

  private async receiveFile(
    ctx: Context,
    query: CreateAccountDocumentQuery,
    request: Request,
  ): Promise<unknown> {
    if (!findPresentation(query.form_key)) throw badRequest('This form shows no document');
    if (query.employer_id !== undefined) await this.employers.getUnmasked(ctx, query.employer_id);
    const isReplay = (await ctx.idempotency?.isAnswered()) ?? false;
    const id = newId('accountDocument', ctx.now);
    const key = `account_documents/${id}`;
    const received: { sha256?: string; file?: StoredFile; isPublished?: boolean } = {};
    try {
      await readUploads(request, async (incoming) => {
        assertOnlyFile(incoming, received.sha256 !== undefined);
        if (!isReplay)
          received.file = await storeFile(this.storage, key, incoming.content, { checkKind: assertPdf });
        received.sha256 = received.file?.checksum ?? (await hashContent(incoming.content));
      });
      const { sha256 } = received;
      if (sha256 === undefined) throw invalidUpload('Send one PDF in the part `files`');
      const publish = async (ctx: Context): Promise<AccountDocument> => {
        const row = toRow(ctx, query, { id, key, sha256, size: received.file?.size ?? 0 });
        await this.publish(ctx, row);
        ctx.db.afterCommit(() => (received.isPublished = true));
        return toAccountDocument(row);
      };
      return await inIdempotentTransaction(ctx, publish, `${JSON.stringify(query)}\n${sha256}`);
    } finally {
      // Refused, or sent again after it had been taken.
      if (received.file && !received.isPublished) await this.storage.remove(key);
    }
  }

  private async publish(ctx: Context, row: AccountDocumentEntity): Promise<void> {
    await this.store.publish(ctx, row);
    await this.log.record(ctx, {
      kind: 'settings.changed',
      subject: { type: 'account_document', id: row.id },
      detail: { setting: 'account_document', change: 'created' },
    });
  }
}

function assertOnlyFile({ part }: IncomingFile, isSecond: boolean): void {
  if (part !== 'files' || isSecond) throw invalidUpload('Send one PDF in the part `files`');
}

function assertPdf(kind: FileKind | undefined): FileKind {
  if (kind?.extension !== 'pdf') throw new ProblemError(415, 'UnsupportedMediaTypeError', 'Send a PDF file');
  return kind;
}

function toRow(
  ctx: Context,
  { form_key, employer_id, title, version }: CreateAccountDocumentQuery,
  file: Pick<AccountDocumentEntity, 'id' | 'key' | 'sha256' | 'size'>,
): AccountDocumentEntity {
  return {
    ...file,
    account_id: ctx.account.id,
    form_key,
    employer_id: employer_id ?? null,
    title,
    version,
    created_at: ctx.now,
    retired_at: null,
  };
}
