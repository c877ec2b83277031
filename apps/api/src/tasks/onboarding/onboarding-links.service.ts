import {
  componentDefinition,
  type OnboardingLinkQuery,
  type Side,
  type TaskOnboardingLinkQuery,
  type VouchedSigner,
} from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import {
  contextWithPermission,
  isComponentActor,
  isInScope,
  SecurityLogService,
  seesAllTasksOfEmployees,
} from '../../identity/index.js';
import { EmployeesService } from '../../records/index.js';
import {
  badRequest,
  CONFIG,
  type Config,
  type Context,
  inTransaction,
  newId,
  notFound,
} from '../../context/index.js';
import { Keyring, Sealer } from '../../sealing/index.js';
import { TasksService } from '../tasks.service.js';
import type { TaskEntity } from '../task.entity.js';
import { TasksStore } from '../tasks.store.js';
import { isTaskOfVisibleCase } from './is-task-of-visible-case.js';
import { handOverByIssuer, linkIssuerOf, mayIssuerSeeSensitive } from './link-issuer-of.js';
import { type LinkClaims, openLink, sealLink } from './link-claims.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';
import { isComponentPage, toRedirectTarget } from './to-redirect-target.js';

const dayInMilliseconds = 86_400_000;
const maxTasks = 100;

/** Creates and opens onboarding links. */
@Injectable()
export class OnboardingLinksService {
  private readonly sealer: Sealer;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    keyring: Keyring,
    private readonly employees: EmployeesService,
    private readonly tasks: TasksService,
    private readonly store: TasksStore,
    private readonly links: OnboardingLinksStore,
    private readonly log: SecurityLogService,
  ) {
    this.sealer = new Sealer(keyring, 'onboarding-links');
  }

  /** A link for an employee, or for the employer about that employee. */
  async forEmployee(ctx: Context, employeeId: string, query: OnboardingLinkQuery): Promise<{ url: string }> {
    await this.employees.getRow(ctx, employeeId);
    await this.employees.getRow(contextWithPermission(ctx, 'employee:view'), employeeId);
    const side = query.assignee_type ?? 'employee';
    const taskIds = await this.resolveTaskIds(ctx, employeeId, query.task_ids);
    return this.createLink(ctx, { employee: employeeId, side, tasks: taskIds }, query);
  }

  /** A link for one task. */
  async forTask(ctx: Context, taskId: string, query: TaskOnboardingLinkQuery): Promise<{ url: string }> {
    const task = await this.getTask(ctx, taskId, query.assignee_type);
    const about = { employee: task.employee_id, side: query.assignee_type, tasks: [task.id] };
    return this.createLink(ctx, about, query);
  }

  /** E-Verify cases are the employer's: whoever sees one opens it there, and sees nothing else of its form. */
  private async getTask(ctx: Context, taskId: string, side: Side): Promise<TaskEntity> {
    if (!isComponentActor(ctx.actor) || componentDefinition(ctx.actor.component).rows !== 'everify_cases')
      return this.getViewableTask(ctx, taskId);
    const isVisible = side === 'employer' && (await isTaskOfVisibleCase(ctx, taskId));
    const task = isVisible ? await this.store.find(ctx, taskId) : undefined;
    if (!task) throw notFound('task');
    return task;
  }

  /** A link shows what it leads to: to make one, seeing that takes more than changing it does. */
  private async getViewableTask(ctx: Context, taskId: string): Promise<TaskEntity> {
    const task = await this.tasks.getRow(ctx, taskId);
    await this.employees.getRow(contextWithPermission(ctx, 'employee:view'), task.employee_id);
    return this.tasks.getRow(contextWithPermission(ctx, 'task:view'), taskId);
  }

  read(createLink: string): LinkClaims | undefined {
    return openLink(this.sealer, createLink);
  }

  private async resolveTaskIds(
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
    const views = [ctx, contextWithPermission(ctx, 'task:view')];
    if (ids.length === 0 && views.every(({ actor }) => seesAllTasksOfEmployees(actor))) return null;
    if (ids.length > maxTasks) throw badRequest(`task_ids takes at most ${maxTasks} ids`);
    const activeTasks = await this.visibleInAll(views, await this.store.listActive(ctx, [employeeId]));
    // A task that is made later may be one that the issuer does not see: their link shows what they see now.
    if (ids.length === 0) return activeTasks.map(({ id }) => id);
    const unknown = ids.filter((id) => !activeTasks.some((task) => task.id === id));
    if (unknown.length > 0) {
      throw badRequest(`The employee has no such tasks: ${unknown.map((id) => id.slice(0, 64)).join(', ')}`);
    }
    return ids;
  }

  /** Nobody opens by a link what they may not see themselves. */
  private async visibleInAll(views: readonly Context[], tasks: readonly TaskEntity[]): Promise<TaskEntity[]> {
    const areSeen = await Promise.all(
      tasks.map(async ({ id }) => {
        const seen = await Promise.all(views.map((ctx) => isInScope(ctx, 'tasks', id)));
        return seen.every(Boolean);
      }),
    );
    return tasks.filter((_, at) => areSeen[at]);
  }

  /** The address says which record it is of; what it opens is looked up there. */
  private createLink(
    ctx: Context,
    about: { employee: string; side: Side; tasks: string[] | null },
    query: Omit<OnboardingLinkQuery, 'assignee_type'>,
  ): Promise<{ url: string }> {
    const { baseUrl } = this.config;
    const id = newId('onboardingLink', ctx.now);
    const expires_at = new Date(ctx.now.getTime() + this.config.linkDays * dayInMilliseconds);
    const signer = vouchedSignerOf(about.side, query);
    const claims: LinkClaims = {
      link: id,
      account: ctx.account.id,
      ...about,
      ...appearanceOf(ctx, query, baseUrl),
      expires_at: expires_at.toISOString(),
    };
    return inTransaction(ctx, async (ctx) => {
      await this.recordLink(ctx, { id, about, expires_at, signer });
      return { url: `${baseUrl}/onboarding?link=${sealLink(this.sealer, claims)}` };
    });
  }

  private async recordLink(ctx: Context, { id, about, expires_at, signer }: LinkRecord): Promise<void> {
    const issuer = linkIssuerOf(ctx);
    await this.links.insert(ctx, {
      id,
      account_id: ctx.account.id,
      employee_id: about.employee,
      side: about.side,
      task_ids: about.tasks,
      issuer_type: issuer.type,
      issuer_id: issuer.id,
      issuer_sees_sensitive: mayIssuerSeeSensitive(ctx),
      handed_over: handOverByIssuer[issuer.type],
      signer,
      ip: ctx.origin.ip,
      user_agent: ctx.origin.userAgent,
      created_at: ctx.now,
      expires_at,
    });
    await this.log.record(ctx, {
      kind: 'onboarding_link.created',
      subject: { type: 'employee', id: about.employee },
      detail: { link_id: id, side: about.side, ...(about.tasks ? { task_ids: about.tasks } : {}) },
    });
  }
}

interface LinkRecord {
  readonly id: string;
  readonly about: { readonly employee: string; readonly side: Side; readonly tasks: string[] | null };
  readonly expires_at: Date;
  readonly signer: VouchedSigner | null;
}

/** How the pages look and where they lead afterwards. */
function appearanceOf(
  { actor }: Context,
  query: Omit<OnboardingLinkQuery, 'assignee_type'>,
  baseUrl: string,
) {
  const target = toRedirectTarget(query.redirect_to, baseUrl);
  return {
    locale: toLocale(query.locale),
    theme: query.active_theme_id ?? null,
    redirect_to: target,
    ...(isComponentActor(actor) && isComponentPage(target, baseUrl) ? { component: actor.sessionId } : {}),
  };
}

/** @throws ProblemError 400 on the employee's side: nobody vouches for an employee */
function vouchedSignerOf(
  side: Side,
  { signer_name, signer_email, signer_title }: Pick<OnboardingLinkQuery, keyof VouchedQuery>,
): VouchedSigner | null {
  const given = [signer_name, signer_email, signer_title];
  if (given.every((value) => value === undefined)) return null;
  if (side === 'employee') throw badRequest('signer_name, signer_email and signer_title are for employers');
  return { name: signer_name ?? null, email: signer_email ?? null, title: signer_title ?? null };
}

type VouchedQuery = Record<'signer_name' | 'signer_email' | 'signer_title', unknown>;

/** A language tag, as it is properly written. */
function toLocale(given: string | undefined): string | null {
  if (!given) return null;
  try {
    return Intl.getCanonicalLocales(given)[0] ?? null;
  } catch {
    throw badRequest('locale must be a language tag, such as en or es-MX');
  }
}
