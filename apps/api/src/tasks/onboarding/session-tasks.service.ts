import type { OnboardingSession, OnboardingTask } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Actor, type Context, timeZoneOf } from '../../context/index.js';
import { SessionRepresentativeService } from '../representatives/session-representative.service.js';
import { maySeeAnswers } from '../segregation/may-see-answers.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskRecords } from '../task-records.js';
import { TasksStore } from '../tasks.store.js';
import { renewableTaskIds } from './task-renewal.service.js';
import { toOnboardingTask } from './to-onboarding-task.js';

type SessionContent = Pick<
  OnboardingSession,
  'tasks' | 'employer' | 'time_zone' | 'representative' | 'renewable_task_ids'
>;
type SessionActor = Extract<Actor, { kind: 'form_session' }>;

/** The tasks of a session: those of its link in their order, else all of the employee's, the oldest first. */
@Injectable()
export class SessionTasksService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly store: TasksStore,
    private readonly representatives: SessionRepresentativeService,
  ) {}

  /** A representative sees the form once they have given their code, until they have signed; the employer's name before. */
  async list(ctx: Context, actor: SessionActor): Promise<SessionContent> {
    const representative = await this.representatives.find(ctx, actor);
    const found = await this.listAll(ctx, actor);
    const isShown = representative === null || representative.status === 'working';
    return { ...found, tasks: isShown ? found.tasks : [], representative };
  }

  private async listAll(ctx: Context, actor: SessionActor): Promise<Omit<SessionContent, 'representative'>> {
    const activeTasks = await this.store.listActive(ctx, [actor.employeeId]);
    const linkedTasks =
      actor.taskIds?.map((id) => activeTasks.find((task) => task.id === id)) ?? activeTasks.toReversed();
    const tasks: OnboardingTask[] = [];
    let employer: TaskRecords['employer'] = null;
    for (const task of linkedTasks) {
      if (!task) continue;
      const aggregate = await this.aggregates.assemble(ctx, task);
      const isOpen = await maySeeAnswers(ctx, task);
      tasks.push(toOnboardingTask(aggregate, actor.side, ctx.now, { isOpen }));
      employer ??= aggregate.records.employer;
    }
    return {
      tasks,
      employer: employer && { id: employer.id, name: employer.name },
      time_zone: timeZoneOf(employer),
      renewable_task_ids: renewableTaskIds(actor, activeTasks, ctx.now),
    };
  }
}
