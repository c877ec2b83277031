import type { UploadFilesResponse } from '@firstday/domain';
import {
  type AnswerValue,
  type Field,
  type FileAnswer,
  findPage,
  isFiles,
  parseAnswer,
} from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { EnteredAnswers } from '../identity/entered-answers.js';
import { type Context, inTransaction, inTransactionOnce } from '../platform/context.js';
import { newId } from '../platform/ids.js';
import { ProblemError, notFound } from '../platform/problems.js';
import { FileStorage } from '../platform/storage.js';
import { AuditTrail } from '../signing/audit-trail.js';
import { type PageOfTask, Subtasks } from '../subtasks/subtasks.service.js';
import { type Dossier, withAnswers } from '../tasks/dossier.js';
import { TaskKeeper } from '../tasks/task-keeper.js';
import type { FileEntity } from './file.entity.js';
import { fileName } from './file-name.js';
import { FilesStore } from './files.store.js';
import type { KindOfFile } from './kinds-of-files.js';
import { type ArrivingFile, readUploads, wrongUpload } from './read-uploads.js';
import { hashOf, storeFile } from './store-file.js';
import { toUploadedFile } from './to-uploaded-file.js';
import { UploadsAtOnce } from './uploads-at-once.js';

/** Uploads to a page: each file is looked at, sealed and put away, and then all of them are answers of the page or none is. */
@Injectable()
export class Uploads {
  private readonly atOnce = new UploadsAtOnce();

  constructor(
    private readonly subtasks: Subtasks,
    private readonly store: FilesStore,
    private readonly storage: FileStorage,
    private readonly keeper: TaskKeeper,
    private readonly trail: AuditTrail,
    private readonly entered: EnteredAnswers,
  ) {}

  receive(ctx: Context, subtaskId: string, request: Request): Promise<unknown> {
    return this.atOnce.run(ctx, () => this.receiveFiles(ctx, subtaskId, request));
  }

  /** Takes a file away: from the answer, and out of the storage. */
  async remove(ctx: Context, subtaskId: string, fileId: string): Promise<void> {
    const file = await inTransaction(ctx, async (ctx) => {
      const { dossier } = await this.subtasks.lockWritable(ctx, subtaskId);
      const file = await this.store.find(ctx, fileId);
      if (!file || file.subtask_id !== subtaskId) throw notFound('file');
      const left = filesIn(dossier.given[file.path]).filter(({ id }) => id !== fileId);
      await this.store.remove(ctx, [fileId]);
      await this.trail.append(ctx, file.task_id, 'file_removed', { file_id: fileId, path: file.path });
      await this.keeper.keep(ctx, withAnswers(dossier, { ...dossier.given, [file.path]: left }));
      return file;
    });
    await this.storage.remove(file.key);
  }

  private async receiveFiles(ctx: Context, subtaskId: string, request: Request): Promise<unknown> {
    const to = await this.destination(ctx, subtaskId);
    const sent: string[] = [];
    const arrived: FileEntity[] = [];
    let attached: readonly FileEntity[] = [];
    try {
      await readUploads(request, async (file) => {
        const taken = to ? await this.putAway(ctx, to, file) : undefined;
        if (taken) arrived.push(taken);
        const checksum = taken?.checksum ?? (await hashOf(file.content));
        sent.push(JSON.stringify([file.part, file.name, checksum]));
      });
      if (sent.length === 0) throw wrongUpload('Send at least one file in the part `files`');
      const attach = async (ctx: Context): Promise<UploadFilesResponse> => {
        await this.attach(ctx, subtaskId, arrived);
        ctx.db.afterCommit(() => (attached = arrived));
        return { files: arrived.map(toUploadedFile) };
      };
      return await inTransactionOnce(ctx, attach, sent.join('\n'));
    } finally {
      // Refused, or sent again after it had been taken.
      if (attached !== arrived) await Promise.all(arrived.map(({ key }) => this.storage.remove(key)));
    }
  }

  /** The page that files are for; nothing where this request was carried out before, and its answer is all there is to do. */
  private async destination(ctx: Context, subtaskId: string): Promise<PageOfTask | undefined> {
    if (await ctx.once?.isAnswered()) return undefined;
    return this.subtasks.findWritable(ctx, subtaskId);
  }

  private async putAway(
    ctx: Context,
    { subtask, dossier }: PageOfTask,
    { part, name, content }: ArrivingFile,
  ): Promise<FileEntity> {
    const { path } = fieldFor(fileFieldsOf(dossier, subtask.page_id), part);
    const id = newId('file', ctx.now);
    const key = `uploads/${id}`;
    const { type, ending, size, checksum } = await storeFile(this.storage, key, content, { kind: known });
    return {
      id,
      account_id: ctx.account.id,
      task_id: subtask.task_id,
      subtask_id: subtask.id,
      path,
      key,
      name: fileName(name, ending),
      type,
      size,
      checksum,
      created_at: ctx.now,
      deleted_at: null,
    };
  }

  private async attach(ctx: Context, subtaskId: string, files: readonly FileEntity[]): Promise<void> {
    const { subtask, dossier } = await this.subtasks.lockWritable(ctx, subtaskId);
    const fields = fileFieldsOf(dossier, subtask.page_id);
    const answers = fields.flatMap((field) => {
      const added = files.filter(({ path }) => path === field.path);
      return added.length === 0 ? [] : [[field.path, withFiles(dossier, field, added)] as const];
    });
    for (const file of files) {
      await this.store.insert(ctx, file);
      const { id, path, type, size, checksum } = file;
      await this.trail.append(ctx, file.task_id, 'file_added', { file_id: id, path, type, size, checksum });
    }
    await this.keeper.keep(ctx, withAnswers(dossier, { ...dossier.given, ...Object.fromEntries(answers) }));
    await this.entered.note(ctx, files.map(asEntered));
  }
}

/** The file alone: others in the same answer are not this session's. */
const asEntered = ({ id, path, name, type, size }: FileEntity) => ({
  path,
  value: [{ id, name, type, size }],
  isSensitive: true,
});

function known(kind: KindOfFile | undefined): KindOfFile {
  if (!kind)
    throw new ProblemError(415, 'UnsupportedMediaTypeError', 'Send a PDF, PNG, JPEG, HEIC or WebP file');
  return kind;
}

const filesIn = (value: AnswerValue | undefined): readonly FileAnswer[] => (isFiles(value) ? value : []);

function withFiles(dossier: Dossier, field: Field, added: readonly FileEntity[]): AnswerValue {
  const files = [
    ...filesIn(dossier.given[field.path]),
    ...added.map(({ id, name, type, size }) => ({ id, name, type, size })),
  ];
  const parsed = parseAnswer(field, files);
  if (!parsed.ok) throw wrongUpload('That would be more files than the question takes');
  return parsed.value;
}

function fileFieldsOf({ edition }: Dossier, pageId: string): readonly Field[] {
  const fields = findPage(edition, pageId)?.fields.filter(({ kind }) => kind === 'file') ?? [];
  if (fields.length === 0) throw wrongUpload('This page asks for no files');
  return fields;
}

/** The field that a part of the upload is for: named by its path, or the page's only one. */
function fieldFor(fields: readonly Field[], part: string): Field {
  const [only, another] = fields;
  const named = fields.find(({ path }) => path === part) ?? (part === 'files' && !another ? only : undefined);
  if (!named) throw wrongUpload('Send the files in the part `files`, or in one named after the field');
  return named;
}
