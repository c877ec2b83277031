import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { isFiles } from '@firstday/forms';
import { VisibleAnswersService } from '../identity/visible-answers.service.js';
import { CONFIG, type Config, type Context, notFound } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import type { Visitor } from '../../identity/index.js';
import { DocumentAccessLog } from '../signing/document-access-log.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { FileEntity } from './file.entity.js';
import { FilesStore } from './files.store.js';
import { FileTicketService } from './file-ticket.service.js';

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
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: FilesStore,
    private readonly storage: FileStorage,
    private readonly aggregates: TaskAggregateRepository,
    private readonly visibleAnswers: VisibleAnswersService,
    private readonly tickets: FileTicketService,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  /** A link that works for a few minutes without a credential. */
  async createLink(ctx: Context, id: string): Promise<{ url: string }> {
    const file = await this.getVisible(ctx, id);
    await this.accessLog.record(ctx, file.task_id, { what: 'file_link', fileId: file.id });
    const ticket = this.tickets.issue(ctx, file.id);
    return { url: `${this.config.baseUrl}/api/v1/downloads?ticket=${ticket}` };
  }

  async getContent(ctx: Context, id: string): Promise<FileContent> {
    const file = await this.getVisible(ctx, id);
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

  private async getVisible(ctx: Context, id: string): Promise<FileEntity> {
    const file = await this.store.find(ctx, id);
    if (!file) throw notFound('file');
    const aggregate = await this.aggregates.load(ctx, file.task_id);
    if (!(await this.isVisible(ctx, aggregate, file))) throw notFound('file');
    return file;
  }

  /** A hosted page sees the files of answers that it sees; staff see also what was left out of its answer since. */
  private async isVisible(
    ctx: Context,
    aggregate: TaskAggregate,
    { id, path }: FileEntity,
  ): Promise<boolean> {
    if (ctx.actor.kind !== 'form_session') return true;
    const value = (await this.visibleAnswers.load(ctx, aggregate)).answers[path];
    return isFiles(value) && value.some((file) => file.id === id);
  }

  private async openContent({ key, name, type, size }: FileEntity): Promise<FileContent> {
    return { name, type, size, content: await this.storage.read(key) };
  }
}
