import {
  type AnswerValue,
  type Field,
  type FileAnswer,
  findPage,
  isFiles,
  parseAnswer,
} from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, notFound } from '../../context/index.js';
import { EnteredAnswersService } from '../identity/entered-answers.service.js';
import { isExaminedFromAfar } from '../remote-examination-at.js';
import { SubtasksService } from '../subtasks/subtasks.service.js';
import { type TaskAggregate, withAnswers } from '../task-aggregate.js';
import { TaskWriter } from '../task-writer.js';
import type { FileEntity } from './file.entity.js';
import { FileRecorder } from './file-recorder.js';
import { invalidUpload } from './read-uploads.js';

/** Files as answers of a page. */
@Injectable()
export class FileAnswersService {
  constructor(
    private readonly subtasks: SubtasksService,
    private readonly files: FileRecorder,
    private readonly writer: TaskWriter,
    private readonly enteredAnswers: EnteredAnswersService,
  ) {}

  /** In the context's transaction. */
  async attach(ctx: Context, subtaskId: string, files: readonly FileEntity[]): Promise<void> {
    const { subtask, aggregate } = await this.subtasks.lockWritable(ctx, subtaskId);
    const fields = fileFieldsOf(aggregate, subtask.page_id);
    const answers = fields.flatMap((field) => {
      const added = files.filter(({ path }) => path === field.path);
      return added.length === 0 ? [] : [[field.path, withFiles(aggregate, field, added)] as const];
    });
    await this.assertDistinct(ctx, aggregate, files);
    for (const file of files) await this.files.add(ctx, file);
    await this.writer.save(
      ctx,
      withAnswers(aggregate, { ...aggregate.given, ...Object.fromEntries(answers) }),
    );
    await this.enteredAnswers.record(ctx, files.map(toEnteredAnswer));
  }

  /**
   * 8 CFR 274a.2(b)(1)(ix): front and back of a document are two pictures. The same one twice, or something that is no
   * picture, shows nothing of the other side. Files are told apart for an employer that examines from afar.
   */
  private async assertDistinct(
    ctx: Context,
    aggregate: TaskAggregate,
    files: readonly FileEntity[],
  ): Promise<void> {
    const isFromAfar = isExaminedFromAfar(aggregate.context['employer.remote_examination']);
    const paths = pathsOf(
      aggregate,
      ({ distinctFiles, distinctPictures }) =>
        distinctPictures === true || (isFromAfar && distinctFiles === true),
    );
    const added = files.filter(({ path }) => paths.has(path));
    if (added.length === 0) return;
    const pictures = pathsOf(aggregate, ({ distinctPictures }) => distinctPictures === true);
    if (added.some(({ path, type }) => pictures.has(path) && !type.startsWith('image/')))
      throw invalidUpload('Send pictures, not documents');
    const kept = new Set([...paths].flatMap((path) => filesIn(aggregate.given[path]).map(({ id }) => id)));
    const known = (await this.files.listOfTask(ctx, aggregate.task.id)).filter(({ id }) => kept.has(id));
    const checksums = [...known, ...added].map(({ checksum }) => checksum);
    if (new Set(checksums).size < checksums.length)
      throw invalidUpload(
        added.every(({ path }) => pictures.has(path))
          ? 'This picture is there already: front and back are two pictures'
          : 'This file is there already: front and back are two different files',
      );
  }

  /** @returns the file to be taken out of the storage; none where it was attested and stays with its version */
  detach(ctx: Context, subtaskId: string, fileId: string): Promise<FileEntity | undefined> {
    return inTransaction(ctx, async (ctx) => {
      const { aggregate } = await this.subtasks.lockWritable(ctx, subtaskId);
      const file = await this.files.find(ctx, fileId);
      if (!file || file.subtask_id !== subtaskId) throw notFound('file');
      const left = filesIn(aggregate.given[file.path]).filter(({ id }) => id !== fileId);
      const removed = await this.files.remove(ctx, file);
      await this.writer.save(ctx, withAnswers(aggregate, { ...aggregate.given, [file.path]: left }));
      return removed;
    });
  }
}

/** The fields of a page that take files. @throws ProblemError 400 where there are none */
export function fileFieldsOf({ edition }: TaskAggregate, pageId: string): readonly Field[] {
  const fields = findPage(edition, pageId)?.fields.filter(({ kind }) => kind === 'file') ?? [];
  if (fields.length === 0) throw invalidUpload('This page asks for no files');
  return fields;
}

const pathsOf = ({ edition }: TaskAggregate, isMeant: (field: Field) => boolean): ReadonlySet<string> =>
  new Set(
    edition.sections
      .flatMap(({ pages }) => pages.flatMap((page) => page.fields))
      .filter(isMeant)
      .map(({ path }) => path),
  );

/** The file alone: others in the same answer are not this session's. */
const toEnteredAnswer = ({ id, path, name, type, size }: FileEntity) => ({
  path,
  value: [{ id, name, type, size }],
  isSensitive: true,
});

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
