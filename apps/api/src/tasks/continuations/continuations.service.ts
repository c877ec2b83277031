import { randomBytes } from 'node:crypto';
import type {
  ContinuedSession,
  ContinueElsewhere,
  ContinueSession,
  SessionContinuation,
} from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import {
  Clock,
  CONFIG,
  type Config,
  type Context,
  forbidden,
  forbiddenBecause,
  inTransaction,
  ProblemError,
  type Queries,
} from '../../context/index.js';
import { Database } from '../../database/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { hashToken } from '../../sealing/index.js';
import { FormSessionOpener } from '../onboarding/form-session-opener.js';
import { LinkVisitsService } from '../onboarding/link-visits.service.js';
import type { LinkVisit } from '../onboarding/signed-in-reader.service.js';
import { isComponentPage } from '../onboarding/to-redirect-target.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { type ContinuedRow, ContinuationsStore } from './continuations.store.js';

/** Long enough to find the phone, and short enough that a picture of the screen is soon worth nothing. */
const minutes = 10;
const codeBytes = 16;

const leadsNowhere = () =>
  new ProblemError(404, 'ResourceNotFoundError', 'This code has been used, or is too old: ask for a new one');

/** The employee's forms on another of their devices: begun on a computer, photographed with a phone. */
@Injectable()
export class ContinuationsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly store: ContinuationsStore,
    private readonly visits: LinkVisitsService,
    private readonly opener: FormSessionOpener,
    private readonly aggregates: TaskAggregateRepository,
    private readonly log: SecurityLogService,
  ) {}

  offer(ctx: Context, { task_id, page_id }: ContinueElsewhere): Promise<SessionContinuation> {
    return inTransaction(ctx, async (ctx) => {
      const { actor } = ctx;
      if (actor.kind !== 'form_session') throw forbidden();
      if (actor.side !== 'employee')
        throw forbiddenBecause('Only the employee goes on with their forms on another device');
      if (task_id !== undefined) await this.aggregates.load(ctx, task_id);
      const code = randomBytes(codeBytes).toString('base64url');
      const expires_at = new Date(ctx.now.getTime() + minutes * 60_000);
      await this.store.set(ctx, actor.sessionId, {
        hash: hashToken(code),
        expires_at,
        task_id: task_id ?? null,
        page_id: page_id ?? null,
      });
      await this.log.record(ctx, {
        kind: 'onboarding_link.continued',
        subject: { type: 'employee', id: actor.employeeId },
        detail: { link_id: actor.reader.linkId, session_id: actor.sessionId },
      });
      return {
        url: `${this.config.baseUrl}/onboarding/continue?code=${code}`,
        expires_at: expires_at.toISOString(),
      };
    });
  }

  /** The new session may do what the link opens, and nothing that was proved in the other. */
  open({ code, device, locale }: ContinueSession, visit: LinkVisit): Promise<ContinuedSession> {
    const now = this.clock.now();
    const hash = hashToken(code);
    return this.database.ofCredential('continuation', hash).transaction(async (db) => {
      const from = await this.store.claim(db, hash, now);
      if (!from) throw leadsNowhere();
      return {
        session: await this.openFrom(db, { from, device, locale, visit, now }),
        task_id: from.continuation_task_id,
        page_id: from.continuation_page_id,
      };
    });
  }

  private async openFrom(db: Queries, { from, device, locale: visitorLocale, visit, now }: Opening) {
    const reference = { id: from.link_id, account: from.account_id };
    const admitted = await this.visits.admit(db, reference, visit, now);
    if (!admitted) throw leadsNowhere();
    const locale = from.locale ?? visitorLocale ?? null;
    // A component is on the page that the other device shows.
    const redirect_to = isComponentPage(from.redirect_to, this.config.baseUrl) ? null : from.redirect_to;
    const claims = { theme: from.theme_id, redirect_to };
    const opened = await this.opener.open(db, { ...admitted, claims, device, locale, now }, visit);
    return {
      ...opened,
      expires_at: admitted.link.expires_at.toISOString(),
      side: admitted.link.side,
      locale,
      component_session_id: null,
    };
  }
}

interface Opening {
  readonly from: ContinuedRow;
  readonly device: string | undefined;
  readonly locale: string | undefined;
  readonly visit: LinkVisit;
  readonly now: Date;
}
