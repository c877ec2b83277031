import { documentName } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, ProblemError } from '../../context/index.js';
import { idsInScope } from '../../identity/index.js';
import { EditionsService } from '../../forms/index.js';
import { byteOrderMark, csvLine } from '../inspection/archive/csv-line.js';
import { folderName } from '../inspection/archive/folder-name.js';
import { type ZippedFile, zipStream } from '../inspection/archive/zip-stream.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import { DocumentsService } from './documents.service.js';

/** Somebody whose documents are wanted. */
export interface PacketPerson {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The finished documents of many people in one archive, each read and logged as it would be by itself. */
@Injectable()
export class DocumentPacketsService {
  constructor(
    private readonly tasks: TasksStore,
    private readonly documents: DocumentsService,
    private readonly editions: EditionsService,
  ) {}

  /** Made while it is read, one document at a time. @param people in slices, of whom the caller sees each */
  archive(ctx: Context, people: AsyncIterable<readonly PacketPerson[]>): AsyncGenerator<Buffer> {
    return zipStream(this.files(ctx, people), ctx.now);
  }

  private async *files(
    ctx: Context,
    people: AsyncIterable<readonly PacketPerson[]>,
  ): AsyncGenerator<ZippedFile> {
    const left: string[] = [];
    for await (const slice of people) {
      const tasks = await this.finishedOf(ctx, slice);
      for (const person of slice)
        for (const task of tasks.filter(({ employee_id }) => employee_id === person.id)) {
          const file = await this.read(ctx, person, task);
          if (file.content) yield { name: file.name, content: file.content };
          else left.push(csvLine([person.id, nameOf(person), file.name, task.id, file.reason]));
        }
    }
    const head = csvLine(['employee_id', 'employee_name', 'document', 'task_id', 'reason']);
    if (left.length > 0)
      yield { name: 'not-included.csv', content: Buffer.from(byteOrderMark + head + left.join('')) };
  }

  private async finishedOf(ctx: Context, people: readonly PacketPerson[]): Promise<TaskEntity[]> {
    const ids = people.map(({ id }) => id);
    const finished = (await this.tasks.listActive(ctx, ids)).filter(
      ({ completed_at }) => completed_at !== null,
    );
    const seen = await idsInScope(
      ctx,
      'tasks',
      finished.map(({ id }) => id),
    );
    return finished.filter(({ id }) => seen.has(id)).toReversed();
  }

  /** What the caller may not read is no reason to keep the rest from them. */
  private async read(
    ctx: Context,
    person: PacketPerson,
    task: TaskEntity,
  ): Promise<{ name: string; content?: Buffer; reason: string }> {
    const edition = await this.editions.ofTask(ctx, task);
    const plain = documentName(edition.shortName.en, person).replace(/\.pdf$/, ` (${task.id}).pdf`);
    const name = `${folderName(nameOf(person), person.id)}/${plain}`;
    // An archive is passed on whole: what is kept apart is got by itself.
    if (task.is_segregated) return { name, reason: 'kept apart: download it by itself' };
    try {
      return { name, content: await this.documents.read(ctx, task.id, 'pdf'), reason: '' };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return {
        name,
        reason: error.status === 404 ? 'not finished yet' : 'you may not see all that is in it',
      };
    }
  }
}

const nameOf = ({ first_name, last_name }: PacketPerson) => `${first_name} ${last_name}`.trim();
