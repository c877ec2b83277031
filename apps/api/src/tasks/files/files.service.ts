import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import type { Visitor } from '../../identity/index.js';
import { DocumentAccessLog } from '../signing/document-access-log.js';
import type { FileEntity } from './file.entity.js';
import { FilesStore } from './files.store.js';
import { RecordedFiles } from '../trail/recorded-files.js';
import { FileTicketService } from './file-ticket.service.js';
import { VisibleFilesService } from './visible-files.service.js';

export interface FileContent {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly content: Readable;
}

/** Uploaded files, to those who may see the answer that they are. */
@Injectable()
export class FilesService {
  constructor(
    private readonly store: FilesStore,
    private readonly visible: VisibleFilesService,
    private readonly recorded: RecordedFiles,
    private readonly storage: FileStorage,
    private readonly tickets: FileTicketService,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  /** A link that works for a few minutes without a credential. */
  async createLink(ctx: Context, id: string): Promise<{ url: string }> {
    const file = await this.visible.get(ctx, id);
    await this.recorded.assertUploaded(ctx, file);
    await this.accessLog.record(ctx, file.task_id, { what: 'file_link', fileId: file.id });
    return { url: this.tickets.linkTo(ctx, file.id) };
  }

  /** @param taskId whose file it has to be, where one is named */
  async getContent(ctx: Context, id: string, taskId?: string): Promise<FileContent> {
    const file = await this.visible.get(ctx, id);
    if (taskId !== undefined && file.task_id !== taskId) throw notFound('file');
    await this.recorded.assertUploaded(ctx, file);
    await this.accessLog.record(ctx, file.task_id, { what: 'file', fileId: file.id });
    return this.openContent(file);
  }

  /** @throws ProblemError 404 for a ticket that is not ours or has expired */
  async redeem(visit: Omit<Visitor, 'accountId'>, ticket: string): Promise<FileContent> {
    const claims = this.tickets.read(ticket, visit.now);
    const file = claims && (await this.store.findUnscoped(claims, visit.now));
    if (!file) throw notFound('file');
    const visitor = { ...visit, accountId: claims.account, by: claims.by };
    await this.accessLog.recordByLink(visitor, { taskId: file.task_id, fileId: file.id });
    return this.openContent(file);
  }

  private async openContent({ key, name, type, size }: FileEntity): Promise<FileContent> {
    return { name, type, size, content: await this.storage.read(key) };
  }
}
