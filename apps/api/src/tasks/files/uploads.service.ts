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
import { EnteredAnswersService } from '../identity/entered-answers.service.js';
import {
  type Context,
  inIdempotentTransaction,
  inTransaction,
  newId,
  notFound,
  ProblemError,
} from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { type TaskPage, SubtasksService } from '../subtasks/subtasks.service.js';
import { type TaskAggregate, withAnswers } from '../task-aggregate.js';
import { TaskWriter } from '../task-writer.js';
import type { FileEntity } from './file.entity.js';
import { toFileName } from './to-file-name.js';
import { FilesStore } from './files.store.js';
import type { FileKind } from './detect-file-kind.js';
import { type IncomingFile, readUploads, invalidUpload } from './read-uploads.js';
import { hashContent, storeFile } from './store-file.js';
import { toUploadedFile } from './to-uploaded-file.js';
import { UploadConcurrency } from './upload-concurrency.js';

/** Uploads to a page: each file is checked, sealed and stored, and then all of them become answers of the page or none does. */
@Injectable()
export class UploadsService {
  private readonly concurrency = new UploadConcurrency();

  constructor(
    private readonly subtasks: SubtasksService,
    private readonly store: FilesStore,
    private readonly storage: FileStorage,
    private readonly writer: TaskWriter,
    private readonly trail: AuditTrail,
    private readonly enteredAnswers: EnteredAnswersService,
  ) {}

  receive(ctx: Context, subtaskId: string, request: Request): Promise<unknown> {
    return this.concurrency.run(ctx, () => this.receiveFiles(ctx, subtaskId, request));
  }

  /** Takes a file away: from the answer, and out of the storage. */
  async remove(ctx: Context, subtaskId: string, fileId: string): Promise<void> {
    const file = await inTransaction(ctx, async (ctx) => {
      const { aggregate } = await this.subtasks.lockWritable(ctx, subtaskId);
      const file = await this.store.find(ctx, fileId);
      if (!file || file.subtask_id !== subtaskId) throw notFound('file');
      const left = filesIn(aggregate.given[file.path]).filter(({ id }) => id !== fileId);
      await this.store.remove(ctx, [fileId]);
      await this.trail.append(ctx, file.task_id, 'file_removed', { file_id: fileId, path: file.path });
      await this.writer.save(ctx, withAnswers(aggregate, { ...aggregate.given, [file.path]: left }));
      return file;
    });
    await this.storage.remove(file.key);
  }

  private async receiveFiles(ctx: Context, subtaskId: string, request: Request): Promise<unknown> {
    const target = await this.findTarget(ctx, subtaskId);
    const fingerprints: string[] = [];
    const storedFiles: FileEntity[] = [];
    let attachedFiles: readonly FileEntity[] = [];
    try {
      await readUploads(request, async (file) => {
        const taken = target ? await this.storeIncoming(ctx, target, file) : undefined;
        if (taken) storedFiles.push(taken);
        const checksum = taken?.checksum ?? (await hashContent(file.content));
        fingerprints.push(JSON.stringify([file.part, file.name, checksum]));
      });
      if (fingerprints.length === 0) throw invalidUpload('Send at least one file in the part `files`');
      const attach = async (ctx: Context): Promise<UploadFilesResponse> => {
        await this.attach(ctx, subtaskId, storedFiles);
        ctx.db.afterCommit(() => (attachedFiles = storedFiles));
        return { files: storedFiles.map(toUploadedFile) };
      };
      return await inIdempotentTransaction(ctx, attach, fingerprints.join('\n'));
    } finally {
      // Refused, or sent again after it had been taken.
      if (attachedFiles !== storedFiles)
        await Promise.all(storedFiles.map(({ key }) => this.storage.remove(key)));
    }
  }

  /** The page that files are for; undefined where this request was carried out before and its response is replayed. */
  private async findTarget(ctx: Context, subtaskId: string): Promise<TaskPage | undefined> {
    if (await ctx.idempotency?.isAnswered()) return undefined;
    return this.subtasks.getWritable(ctx, subtaskId);
  }

  private async storeIncoming(
    ctx: Context,
    { subtask, aggregate }: TaskPage,
    { part, name, content }: IncomingFile,
  ): Promise<FileEntity> {
    const { path } = fieldFor(fileFieldsOf(aggregate, subtask.page_id), part);
    const id = newId('file', ctx.now);
    const key = `uploads/${id}`;
    const {
      type,
      extension: ending,
      size,
      checksum,
    } = await storeFile(this.storage, key, content, { checkKind: assertKnownKind });
    return {
      id,
      account_id: ctx.account.id,
      task_id: subtask.task_id,
      subtask_id: subtask.id,
      path,
      key,
      name: toFileName(name, ending),
      type,
      size,
      checksum,
      created_at: ctx.now,
      deleted_at: null,
    };
  }

  private async attach(ctx: Context, subtaskId: string, files: readonly FileEntity[]): Promise<void> {
    const { subtask, aggregate } = await this.subtasks.lockWritable(ctx, subtaskId);
    const fields = fileFieldsOf(aggregate, subtask.page_id);
    const answers = fields.flatMap((field) => {
      const added = files.filter(({ path }) => path === field.path);
      return added.length === 0 ? [] : [[field.path, withFiles(aggregate, field, added)] as const];
    });
    for (const file of files) {
      await this.store.insert(ctx, file);
      const { id, path, type, size, checksum } = file;
      await this.trail.append(ctx, file.task_id, 'file_added', { file_id: id, path, type, size, checksum });
    }
    await this.writer.save(
      ctx,
      withAnswers(aggregate, { ...aggregate.given, ...Object.fromEntries(answers) }),
    );
    await this.enteredAnswers.record(ctx, files.map(toEnteredAnswer));
  }
}

/** The file alone: others in the same answer are not this session's. */
const toEnteredAnswer = ({ id, path, name, type, size }: FileEntity) => ({
  path,
  value: [{ id, name, type, size }],
  isSensitive: true,
});

function assertKnownKind(kind: FileKind | undefined): FileKind {
  if (!kind)
    throw new ProblemError(415, 'UnsupportedMediaTypeError', 'Send a PDF, PNG, JPEG, HEIC or WebP file');
  return kind;
}

const filesIn = (value: AnswerValue | undefined): readonly FileAnswer[] => (isFiles(value) ? value : []);

function withFiles(aggregate: TaskAggregate, field: Field, added: readonly FileEntity[]): AnswerValue {
  const files = [
    ...filesIn(aggregate.given[field.path]),
    ...added.map(({ id, name, type, size }) => ({ id, name, type, size })),
  ];
  const parsed = parseAnswer(field, files);
  if (!parsed.ok) throw invalidUpload('That would be more files than the question takes');
  return parsed.value;
}

function fileFieldsOf({ edition }: TaskAggregate, pageId: string): readonly Field[] {
  const fields = findPage(edition, pageId)?.fields.filter(({ kind }) => kind === 'file') ?? [];
  if (fields.length === 0) throw invalidUpload('This page asks for no files');
  return fields;
}

/** The field that a part of the upload is for: named by its path, or the page's only one. */
function fieldFor(fields: readonly Field[], part: string): Field {
  const [only, another] = fields;
  const named = fields.find(({ path }) => path === part) ?? (part === 'files' && !another ? only : undefined);
  if (!named) throw invalidUpload('Send the files in the part `files`, or in one named after the field');
  return named;
}
