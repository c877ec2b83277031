import type { OnboardingSession, OnboardingTask } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../../context/index.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TasksStore } from '../tasks.store.js';
import { toOnboardingTask } from './to-onboarding-task.js';

type SessionActor = Extract<Actor, { kind: 'form_session' }>;

/** The tasks of a session: those of its link in their order, else all of the employee's, the oldest first. */
@Injectable()
export class SessionTasksService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly store: TasksStore,
  ) {}

  async list(ctx: Context, actor: SessionActor): Promise<Pick<OnboardingSession, 'tasks' | 'employer'>> {
    const activeTasks = await this.store.listActive(ctx, [actor.employeeId]);
    const linkedTasks =
      actor.taskIds?.map((id) => activeTasks.find((task) => task.id === id)) ?? activeTasks.toReversed();
    const tasks: OnboardingTask[] = [];
    let employer: OnboardingSession['employer'] = null;
    for (const task of linkedTasks) {
      if (!task) continue;
      const aggregate = await this.aggregates.assemble(ctx, task);
      tasks.push(toOnboardingTask(aggregate, actor.side, ctx.now));
      const { records } = aggregate;
      employer ??= records.employer && { id: records.employer.id, name: records.employer.name };
    }
    return { tasks, employer };
  }
}
