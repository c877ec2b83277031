import type { ChosenLanguage, ComponentTheme, OnboardingSession } from '@firstday/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CredentialsService } from '../../identity/index.js';
import { EmployeesService, EmployersThemeStore, HostedTextsService } from '../../records/index.js';
import { AdoptedSignatures } from '../signing/adopted-signatures.js';
import { IdentityCodesService } from '../identity-codes/identity-codes.service.js';
import { type Context, forbidden, inTransaction, ProblemError } from '../../context/index.js';
import { tokenPrefix } from '../../sealing/index.js';
import { FormSessionsStore } from './form-sessions.store.js';
import { SessionTasksService } from './session-tasks.service.js';

const notFound = (message: string) => new ProblemError(404, 'ResourceNotFoundError', message);

/** Knows form sessions by their token, and says what a session is about. */
@Injectable()
export class FormSessionsService implements OnModuleInit {
  constructor(
    private readonly store: FormSessionsStore,
    private readonly tasks: SessionTasksService,
    private readonly employees: EmployeesService,
    private readonly codes: IdentityCodesService,
    private readonly adopted: AdoptedSignatures,
    private readonly credentials: CredentialsService,
    private readonly themes: EmployersThemeStore,
    private readonly texts: HostedTextsService,
  ) {}

  onModuleInit(): void {
    this.credentials.register({
      prefix: tokenPrefix.form,
      findCredential: (hash, now) => this.store.findCredential(hash, now),
    });
  }

  /** What the employee reads is theirs, and kept with them; whoever else reads here chooses for this session. */
  async chooseLanguage(ctx: Context, locale: string): Promise<ChosenLanguage> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    await inTransaction(ctx, async (ctx) => {
      await this.store.setLocale(ctx, actor.sessionId, locale);
      if (actor.side === 'employee' && !actor.reader.handover)
        await this.employees.updateById(ctx, actor.employeeId, { primary_language: locale });
    });
    return { locale };
  }

  async current(ctx: Context): Promise<OnboardingSession> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const session = await this.store.findById(ctx, actor.sessionId);
    if (!session) throw notFound('There is no such session');
    const employee = await this.employees.getRow(ctx, actor.employeeId);
    const { tasks, employer, time_zone, representative, renewable_task_ids } = await this.tasks.list(
      ctx,
      actor,
    );
    const isKnown = representative === null || actor.reader.proved === 'one_time_code';
    return {
      id: session.id,
      side: session.side,
      locale: session.locale,
      redirect_to: session.redirect_to,
      expires_at: session.expires_at.toISOString(),
      is_test: ctx.account.mode === 'test',
      employee: {
        id: employee.id,
        first_name: isKnown ? employee.first_name : '',
        last_name: isKnown ? employee.last_name : '',
      },
      employer,
      time_zone,
      tasks,
      identity: await this.codes.status(ctx, actor),
      signer: session.signer,
      vouched_signer: session.vouched_signer,
      handover: session.handover,
      representative,
      renewable_task_ids,
      theme: await this.themes.findOfSession(ctx, {
        themeId: session.theme_id,
        employerId: employer?.id ?? null,
      }),
      own_texts: actor.side === 'employee' ? await this.texts.findShown(ctx, employer?.id ?? null) : {},
      adopted_signature: await this.adopted.find(ctx),
    };
  }

  /** Colours, shapes and pictures of the pages; a browser keeps them for as long as the theme stays as it is. */
  async theme(ctx: Context): Promise<ComponentTheme> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const session = await this.store.findById(ctx, actor.sessionId);
    const { employer } = await this.tasks.list(ctx, actor);
    const of = { themeId: session?.theme_id ?? null, employerId: employer?.id ?? null };
    const theme = await this.themes.findModesOfSession(ctx, of);
    if (!theme) throw notFound('The pages wear no theme');
    return theme;
  }
}
