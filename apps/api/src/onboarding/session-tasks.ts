import type { OnboardingSession, OnboardingTask } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../platform/context.js';
import { Dossiers } from '../tasks/dossiers.js';
import { TasksStore } from '../tasks/tasks.store.js';
import { toOnboardingTask } from './to-onboarding-task.js';

type SessionActor = Extract<Actor, { kind: 'form_session' }>;

/** The tasks of a session: those of its link in their order, else all of the employee's, the oldest first. */
@Injectable()
export class SessionTasks {
  constructor(
    private readonly dossiers: Dossiers,
    private readonly store: TasksStore,
  ) {}

  async of(ctx: Context, actor: SessionActor): Promise<Pick<OnboardingSession, 'tasks' | 'employer'>> {
    const living = await this.store.livingOf(ctx, [actor.employeeId]);
    const named = actor.taskIds?.map((id) => living.find((task) => task.id === id)) ?? living.toReversed();
    const tasks: OnboardingTask[] = [];
    let employer: OnboardingSession['employer'] = null;
    for (const task of named) {
      if (!task) continue;
      const dossier = await this.dossiers.compose(ctx, task);
      tasks.push(toOnboardingTask(dossier, actor.side, ctx.now));
      const { records } = dossier;
      employer ??= records.employer && { id: records.employer.id, name: records.employer.name };
    }
    return { tasks, employer };
  }
}
