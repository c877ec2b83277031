import type { OnboardingLinkQuery, Side, TaskOnboardingLinkQuery } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { actingAlsoWith } from '../access/issued-authority.js';
import { isComponent, isInScope, isLimited } from '../access/record-scope.js';
import { EmployeesService } from '../employees/employees.service.js';
import type { Config } from '../platform/config.js';
import type { Context } from '../platform/context.js';
import { Keyring } from '../platform/keyring.js';
import { CONFIG } from '../platform/platform.module.js';
import { badRequest, notFound } from '../platform/problems.js';
import { Sealer } from '../platform/sealing.js';
import { Tasks } from '../tasks/tasks.service.js';
import type { TaskEntity } from '../tasks/task.entity.js';
import { TasksStore } from '../tasks/tasks.store.js';
import { isOfSeenCase } from './case-task.js';
import { type LinkClaims, readLink, writeLink } from './onboarding-link.js';
import { isComponentPage, redirectTarget } from './redirect-target.js';

const dayInMilliseconds = 86_400_000;
const mostTasks = 100;

/** Makes and reads onboarding links. */
@Injectable()
export class OnboardingLinks {
  private readonly sealer: Sealer;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    keyring: Keyring,
    private readonly employees: EmployeesService,
    private readonly tasks: Tasks,
    private readonly store: TasksStore,
  ) {
    this.sealer = new Sealer(keyring, 'onboarding-links');
  }

  /** A link for an employee, or for the employer about that employee. */
  async forEmployee(ctx: Context, employeeId: string, query: OnboardingLinkQuery): Promise<{ url: string }> {
    await this.employees.findRow(ctx, employeeId);
    await this.employees.findRow(actingAlsoWith(ctx, 'employee:view'), employeeId);
    const side = query.assignee_type ?? 'employee';
    const taskIds = await this.taskIdsOf(ctx, employeeId, query.task_ids);
    return this.link(ctx, { employee: employeeId, side, tasks: taskIds }, query);
  }

  /** A link for one task. */
  async forTask(ctx: Context, taskId: string, query: TaskOnboardingLinkQuery): Promise<{ url: string }> {
    const task = await this.taskOf(ctx, taskId, query.assignee_type);
    const about = { employee: task.employee_id, side: query.assignee_type, tasks: [task.id] };
    return this.link(ctx, about, query);
  }

  /** E-Verify cases are the employer's: whoever sees one opens it there, and sees nothing else of its form. */
  private async taskOf(ctx: Context, taskId: string, side: Side): Promise<TaskEntity> {
    if (!isComponent(ctx.actor) || ctx.actor.component !== 'everify/cases') return this.ofViewer(ctx, taskId);
    const isSeen = side === 'employer' && (await isOfSeenCase(ctx, taskId));
    const task = isSeen ? await this.store.find(ctx, taskId) : undefined;
    if (!task) throw notFound('task');
    return task;
  }

  /** A link shows what it leads to: to make one, seeing that takes more than changing it does. */
  private async ofViewer(ctx: Context, taskId: string): Promise<TaskEntity> {
    const task = await this.tasks.findRow(ctx, taskId);
    await this.employees.findRow(actingAlsoWith(ctx, 'employee:view'), task.employee_id);
    return this.tasks.findRow(actingAlsoWith(ctx, 'task:view'), taskId);
  }

  read(link: string): LinkClaims | undefined {
    return readLink(this.sealer, link);
  }

  private async taskIdsOf(
    ctx: Context,
    employeeId: string,
    given: string | undefined,
  ): Promise<string[] | null> {
    const ids = [
      ...new Set(
        (given ?? '')
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean),
      ),
    ];
    const views = [ctx, actingAlsoWith(ctx, 'task:view')];
    if (ids.length === 0 && !views.some(({ actor }) => isLimited(actor, 'tasks'))) return null;
    if (ids.length > mostTasks) throw badRequest(`task_ids takes at most ${mostTasks} ids`);
    const all = await this.store.livingOf(ctx, [employeeId]);
    const living = await this.seenInAll(views, all);
    if (ids.length === 0) return living.length === all.length ? null : living.map(({ id }) => id);
    const unknown = ids.filter((id) => !living.some((task) => task.id === id));
    if (unknown.length > 0) {
      throw badRequest(`The employee has no such tasks: ${unknown.map((id) => id.slice(0, 64)).join(', ')}`);
    }
    return ids;
  }

  /** Nobody opens by a link what they may not see themselves. */
  private async seenInAll(views: readonly Context[], tasks: readonly TaskEntity[]): Promise<TaskEntity[]> {
    const areSeen = await Promise.all(
      tasks.map(async ({ id }) => {
        const seen = await Promise.all(views.map((ctx) => isInScope(ctx, 'tasks', id)));
        return seen.every(Boolean);
      }),
    );
    return tasks.filter((_, at) => areSeen[at]);
  }

  private link(
    ctx: Context,
    about: { employee: string; side: Side; tasks: string[] | null },
    query: Omit<OnboardingLinkQuery, 'assignee_type'>,
  ): { url: string } {
    const { actor } = ctx;
    const { baseUrl } = this.config;
    const target = redirectTarget(query.redirect_to, baseUrl);
    const claims: LinkClaims = {
      account: ctx.account.id,
      ...about,
      locale: localeOf(query.locale),
      theme: query.active_theme_id ?? null,
      redirect_to: target,
      ...(isComponent(actor) && isComponentPage(target, baseUrl) ? { component: actor.sessionId } : {}),
      expires_at: new Date(ctx.now.getTime() + this.config.linkDays * dayInMilliseconds).toISOString(),
    };
    return { url: `${baseUrl}/onboarding?link=${writeLink(this.sealer, claims)}` };
  }
}

/** A language tag, as it is properly written. */
function localeOf(given: string | undefined): string | null {
  if (!given) return null;
  try {
    return Intl.getCanonicalLocales(given)[0] ?? null;
  } catch {
    throw badRequest('locale must be a language tag, such as en or es-MX');
  }
}
