import type { OnboardingSession } from '@firstday/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Credentials } from '../access/credentials.js';
import { EmployeesService } from '../employees/employees.service.js';
import { SessionIdentity } from '../identity/session-identity.js';
import type { Context } from '../platform/context.js';
import { ProblemError, forbidden } from '../platform/problems.js';
import { tokenPrefix } from '../platform/tokens.js';
import { FormSessionsStore } from './form-sessions.store.js';
import { SessionTasks } from './session-tasks.js';

const notFound = (message: string) => new ProblemError(404, 'ResourceNotFoundError', message);

/** Knows form sessions by their token, and says what a session is about. */
@Injectable()
export class FormSessions implements OnModuleInit {
  constructor(
    private readonly store: FormSessionsStore,
    private readonly tasks: SessionTasks,
    private readonly employees: EmployeesService,
    private readonly identity: SessionIdentity,
    private readonly credentials: Credentials,
  ) {}

  onModuleInit(): void {
    this.credentials.register({
      prefix: tokenPrefix.form,
      findHolder: (hash, now) => this.store.findHolder(hash, now),
    });
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
      identity: await this.identity.of(ctx, actor),
      signer: session.signer,
      vouched_signer: session.vouched_signer,
    };
  }
}
