import type { AccountDocument, AccountDocumentListQuery, NumberedPage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { FileStorage } from '../../sealing/index.js';
import type { FileContent } from '../files/files.service.js';
import { toFileName } from '../files/to-file-name.js';
import type { AccountDocumentEntity } from './account-document.entity.js';
import { AccountDocumentsStore } from './account-documents.store.js';
import { toAccountDocument } from './to-account-document.js';

/** The documents that an account's forms show, for those who administer them. */
@Injectable()
export class AccountDocumentsService {
  constructor(
    private readonly store: AccountDocumentsStore,
    private readonly storage: FileStorage,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: AccountDocumentListQuery): Promise<NumberedPage<AccountDocument>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(rows.map(toAccountDocument), total, query);
  }

  async getById(ctx: Context, id: string): Promise<AccountDocument> {
    return toAccountDocument(await this.getRow(ctx, id));
  }

  async getContent(ctx: Context, id: string): Promise<FileContent> {
    return this.open(await this.getRow(ctx, id));
  }

  /** Retiring it once more changes nothing. */
  retire(ctx: Context, id: string): Promise<AccountDocument> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.getRow(ctx, id);
      if (before.retired_at !== null) return toAccountDocument(before);
      await this.store.retire(ctx, id);
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject: { type: 'account_document', id },
        detail: { setting: 'account_document', change: 'deprecated' },
      });
      return this.getById(ctx, id);
    });
  }

  async open({ key, size, title }: AccountDocumentEntity): Promise<FileContent> {
    const name = toFileName(`${title}.pdf`, 'pdf');
    return { name, type: 'application/pdf', size, content: await this.storage.read(key) };
  }

  private async getRow(ctx: Context, id: string): Promise<AccountDocumentEntity> {
    const row = await this.store.find(ctx, id);
    if (!row) throw notFound('document');
    return row;
  }
}
