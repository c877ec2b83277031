import type { EmployeeDocuments } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { displayedValue, fieldsOfSections } from '../answers-visible-to.js';
import { EmployeeTasksService } from '../employee-tasks.service.js';
import { VisibleAnswersService } from '../identity/visible-answers.service.js';
import { sectionsOf, type TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { toTaskVersion } from './to-task-version.js';
import { VersionHistory } from './version-history.js';

type FormDocuments = EmployeeDocuments['data'][number];

const Files = z.array(z.object({ id: z.string(), name: z.string() }));

/** What an employee signed on all of their forms, version by version, and the files that were given with it. */
@Injectable()
export class EmployeeDocumentsService {
  constructor(
    private readonly employeeTasks: EmployeeTasksService,
    private readonly aggregates: TaskAggregateRepository,
    private readonly history: VersionHistory,
    private readonly visible: VisibleAnswersService,
  ) {}

  async list(ctx: Context, employeeId: string): Promise<EmployeeDocuments> {
    const tasks = await this.employeeTasks.listReadable(ctx, employeeId, () => true);
    const data: FormDocuments[] = [];
    // One after the other: a person has as many forms as there are, and others wait for connections too.
    for (const task of tasks) {
      const aggregate = await this.aggregates.assemble(ctx, task);
      const versions = await this.history.load(ctx, aggregate);
      const shown = versions.map((version) => toTaskVersion(ctx, task.id, version));
      data.push({ task_id: task.id, versions: shown, files: await this.filesOf(ctx, aggregate) });
    }
    return { data };
  }

  /** Those that the answers name, as far as the caller sees these. */
  private async filesOf(ctx: Context, aggregate: TaskAggregate): Promise<FormDocuments['files']> {
    const { answers } = await this.visible.load(ctx, aggregate);
    return fieldsOfSections(sectionsOf(aggregate)).flatMap(({ field }) => {
      const { data = [] } = Files.safeParse(displayedValue(field, answers[field.path], false));
      return data.map(({ id, name }) => ({ id, name, question: field.label.en ?? '' }));
    });
  }
}
