import type { FormSessionCreated, OnboardingSession } from '@firstday/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Credentials } from '../access/credentials.js';
import { Accounts } from '../accounts/accounts.service.js';
import { EmployeesService } from '../employees/employees.service.js';
import { Clock } from '../platform/clock.js';
import type { Context } from '../platform/context.js';
import { Database } from '../platform/database.js';
import { newId } from '../platform/ids.js';
import { ProblemError, forbidden } from '../platform/problems.js';
import { systemContext } from '../platform/system-context.js';
import { hashToken, newToken, tokenPrefix } from '../platform/tokens.js';
import { FormSessionsStore } from './form-sessions.store.js';
import type { LinkClaims } from './onboarding-link.js';
import { OnboardingLinks } from './onboarding-links.js';
import { SessionTasks } from './session-tasks.js';

const notFound = (message: string) => new ProblemError(404, 'ResourceNotFoundError', message);

/** Exchanges links for sessions, and says what a session is about. */
@Injectable()
export class FormSessions implements OnModuleInit {
  constructor(
    private readonly store: FormSessionsStore,
    private readonly links: OnboardingLinks,
    private readonly tasks: SessionTasks,
    private readonly accounts: Accounts,
    private readonly employees: EmployeesService,
    private readonly credentials: Credentials,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.credentials.register({
      prefix: tokenPrefix.form,
      findHolder: (hash, now) => this.store.findHolder(hash, now),
    });
  }

  /** A link can be used again until it expires; each use is a session of its own. */
  async create(link: string): Promise<FormSessionCreated> {
    const now = this.clock.now();
    const claims = this.links.read(link);
    if (!claims) throw notFound('This link is not one of ours');
    if (new Date(claims.expires_at) <= now) throw notFound('This link has expired');
    await this.refuseGone(claims);
    const token = newToken('form');
    const session = { id: newId('formSession', now), expires_at: new Date(claims.expires_at) };
    await this.store.insert({
      ...session,
      account_id: claims.account,
      hash: hashToken(token),
      employee_id: claims.employee,
      side: claims.side,
      task_ids: claims.tasks,
      locale: claims.locale,
      theme_id: claims.theme,
      redirect_to: claims.redirect_to,
      created_at: now,
      last_used_at: now,
    });
    return {
      id: session.id,
      token,
      expires_at: claims.expires_at,
      side: claims.side,
      locale: claims.locale,
      component_session_id: claims.component ?? null,
    };
  }

  async current(ctx: Context): Promise<OnboardingSession> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const session = await this.store.byId(ctx.account.id, actor.sessionId);
    if (!session) throw notFound('There is no such session');
    const employee = await this.employees.findRow(ctx, actor.employeeId);
    const { tasks, employer } = await this.tasks.of(ctx, actor);
    return {
      id: session.id,
      side: session.side,
      locale: session.locale,
      redirect_to: session.redirect_to,
      expires_at: session.expires_at.toISOString(),
      is_test: ctx.account.mode === 'test',
      employee: { id: employee.id, first_name: employee.first_name, last_name: employee.last_name },
      employer,
      tasks,
    };
  }

  /** The employee or the organization may have been deleted since the link was made. */
  private async refuseGone(claims: LinkClaims): Promise<void> {
    const account = await this.accounts.findOpen(claims.account);
    if (!account) throw notFound('This link leads nowhere any more');
    const ctx = systemContext(account, this.clock.now(), this.database);
    await this.employees.findRow(ctx, claims.employee);
  }
}
