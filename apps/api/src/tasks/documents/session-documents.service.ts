import { documentName } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, notFound } from '../../context/index.js';
import { EditionsService } from '../../forms/index.js';
import { EmployeesService } from '../../records/index.js';
import { type ZippedFile, zipStream } from '../inspection/archive/zip-stream.js';
import { SessionIdentityService } from '../identity/session-identity.service.js';
import { maySeeAnswers } from '../segregation/may-see-answers.js';
import { isInTaskScope } from '../task-scope.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import { DocumentsService } from './documents.service.js';

/** The finished documents of a session in one archive, each read as it would be by itself. */
@Injectable()
export class SessionDocumentsService {
  constructor(
    private readonly tasks: TasksStore,
    private readonly employees: EmployeesService,
    private readonly documents: DocumentsService,
    private readonly editions: EditionsService,
    private readonly identity: SessionIdentityService,
  ) {}

  /** @throws ProblemError 404 where nothing is finished, 403 where the session may not read them */
  async archive(ctx: Context): Promise<AsyncGenerator<Buffer>> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const finished = (await this.tasks.listActive(ctx, [actor.employeeId]))
      .filter((task) => task.completed_at !== null && isInTaskScope(ctx, task))
      .toReversed();
    const readable: TaskEntity[] = [];
    // What is kept apart from this session is no reason to keep the rest from it.
    for (const task of finished) if (await this.mayRead(ctx, task)) readable.push(task);
    const pdfs = this.read(ctx, readable, await this.employees.getRow(ctx, actor.employeeId));
    // The first one says whether they may be read at all, while there is an answer to say it in.
    const { value: first } = await pdfs.next();
    if (!first) throw notFound('document');
    return zipStream(withFirst(first, pdfs), ctx.now);
  }

  private async mayRead(ctx: Context, task: TaskEntity): Promise<boolean> {
    if (!task.is_segregated) return true;
    // An archive is passed on whole: the employer's side gets such a document by itself.
    if (ctx.actor.kind === 'form_session' && ctx.actor.side === 'employer') return false;
    return (await maySeeAnswers(ctx, task)) && (await this.identity.maySeeEarlierAnswers(ctx, task));
  }

  private async *read(
    ctx: Context,
    tasks: readonly TaskEntity[],
    person: Parameters<typeof documentName>[1],
  ): AsyncGenerator<ZippedFile, undefined> {
    const given = new Set<string>();
    for (const task of tasks) {
      const edition = await this.editions.ofTask(ctx, task);
      const plain = documentName(edition.shortName.en, person);
      const name = given.has(plain) ? plain.replace(/\.pdf$/, ` (${task.id}).pdf`) : plain;
      given.add(name);
      yield { name, content: await this.documents.read(ctx, task.id, 'pdf') };
    }
  }
}

/** What was begun to be read goes on. */
async function* withFirst(first: ZippedFile, rest: AsyncIterable<ZippedFile>): AsyncGenerator<ZippedFile> {
  yield first;
  yield* rest;
}
