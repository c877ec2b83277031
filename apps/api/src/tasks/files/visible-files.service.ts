import { isFiles } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../../context/index.js';
import { VisibleAnswersService } from '../identity/visible-answers.service.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { FileEntity } from './file.entity.js';
import { FilesStore } from './files.store.js';

/** Finds files for those who may see the answer that they are. */
@Injectable()
export class VisibleFilesService {
  constructor(
    private readonly store: FilesStore,
    private readonly aggregates: TaskAggregateRepository,
    private readonly visibleAnswers: VisibleAnswersService,
  ) {}

  /** @throws ProblemError 404 */
  async get(ctx: Context, id: string): Promise<FileEntity> {
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
}
