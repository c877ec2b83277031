import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { isFiles } from '@firstday/forms';
import { SeenAnswers } from '../identity/seen-answers.js';
import { CONFIG, type Config } from '../platform/config.js';
import type { Context } from '../platform/context.js';
import { notFound } from '../platform/problems.js';
import { FileStorage } from '../platform/storage.js';
import type { Visitor } from '../security-log/security-log.service.js';
import { DocumentAccess } from '../signing/document-access.js';
import type { Dossier } from '../tasks/dossier.js';
import { Dossiers } from '../tasks/dossiers.js';
import type { FileEntity } from './file.entity.js';
import { FilesStore } from './files.store.js';
import { FileTickets } from './file-tickets.js';

export interface FileContent {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly content: Readable;
}

/** Uploaded files, to those who may see the answer that they are. */
@Injectable()
export class Files {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: FilesStore,
    private readonly storage: FileStorage,
    private readonly dossiers: Dossiers,
    private readonly seen: SeenAnswers,
    private readonly tickets: FileTickets,
    private readonly access: DocumentAccess,
  ) {}

  /** A link that works for a few minutes without a credential. */
  async link(ctx: Context, id: string): Promise<{ url: string }> {
    const file = await this.find(ctx, id);
    await this.access.record(ctx, file.task_id, { what: 'file_link', fileId: file.id });
    const ticket = this.tickets.issue(ctx, file.id);
    return { url: `${this.config.baseUrl}/api/v1/downloads?ticket=${ticket}` };
  }

  async content(ctx: Context, id: string): Promise<FileContent> {
    const file = await this.find(ctx, id);
    await this.access.record(ctx, file.task_id, { what: 'file', fileId: file.id });
    return this.read(file);
  }

  /** @throws ProblemError 404 for a ticket that is not ours or has expired */
  async redeem(arrival: Omit<Visitor, 'accountId'>, ticket: string): Promise<FileContent> {
    const named = this.tickets.read(ticket, arrival.now);
    const file = named && (await this.store.findOf(named, arrival.now));
    if (!file) throw notFound('file');
    const visitor = { ...arrival, accountId: named.account, by: named.by };
    await this.access.recordByLink(visitor, { taskId: file.task_id, fileId: file.id });
    return this.read(file);
  }

  private async find(ctx: Context, id: string): Promise<FileEntity> {
    const file = await this.store.find(ctx, id);
    if (!file) throw notFound('file');
    const dossier = await this.dossiers.open(ctx, file.task_id);
    if (!(await this.isSeen(ctx, dossier, file))) throw notFound('file');
    return file;
  }

  /** A hosted page sees the files of answers that it sees; staff see also what was left out of its answer since. */
  private async isSeen(ctx: Context, dossier: Dossier, { id, path }: FileEntity): Promise<boolean> {
    if (ctx.actor.kind !== 'form_session') return true;
    const value = (await this.seen.of(ctx, dossier)).answers[path];
    return isFiles(value) && value.some((file) => file.id === id);
  }

  private async read({ key, name, type, size }: FileEntity): Promise<FileContent> {
    return { name, type, size, content: await this.storage.read(key) };
  }
}
