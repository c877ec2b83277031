import type { Subtask } from '@firstday/domain';
import { sectionOfPage } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { displayedValue, fieldsOfSections } from '../answers-visible-to.js';
import { VisibleAnswersService } from '../identity/visible-answers.service.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { SubtasksService } from './subtasks.service.js';

/** Pages with what is answered on them. */
@Injectable()
export class PageAnswersService {
  constructor(
    private readonly subtasks: SubtasksService,
    private readonly aggregates: TaskAggregateRepository,
    private readonly visibleAnswers: VisibleAnswersService,
  ) {}

  /** The page with its answers by path, sensitive ones masked. */
  async getById(ctx: Context, id: string): Promise<Subtask> {
    const subtask = await this.subtasks.getRow(ctx, id);
    const aggregate = await this.aggregates.load(ctx, subtask.task_id);
    const { answers } = await this.visibleAnswers.load(ctx, aggregate);
    const section = sectionOfPage(aggregate.edition, subtask.page_id);
    const page = section?.pages.find((it) => it.id === subtask.page_id);
    const fields = section && page ? fieldsOfSections([{ ...section, pages: [page] }]) : [];
    const data = Object.fromEntries(
      fields.map(({ field }) => [field.path, displayedValue(field, answers[field.path], false)]),
    );
    return { id: subtask.id, form_page_id: subtask.page_id, data };
  }
}
