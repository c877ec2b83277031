import type { FormSessionCreated, HandedBack, HandOver } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, forbidden, forbiddenBecause, inTransaction } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { type IdentifiedSession } from '../identity/session-identity.service.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { assertMayHandOver } from './assert-may-hand-over.js';
import { HandedSessionsService } from './handed-sessions.service.js';

/** The device in another person's hands: a session of their own, for their part of one form and nothing else. */
@Injectable()
export class HandoversService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly sessions: HandedSessionsService,
    private readonly trail: AuditTrail,
    private readonly log: SecurityLogService,
  ) {}

  handOver(ctx: Context, taskId: string, given: HandOver): Promise<FormSessionCreated> {
    return inTransaction(ctx, async (ctx) => {
      const actor = employeeSessionOf(ctx);
      const aggregate = await this.aggregates.loadForUpdate(ctx, taskId);
      const sections = assertMayHandOver(aggregate, given, ctx.now);
      const handover = {
        task_id: aggregate.task.id,
        section_ids: sections.map(({ id }) => id),
        name: given.name.trim(),
        from_session_id: actor.sessionId,
        handed_over_at: ctx.now.toISOString(),
      };
      const created = await this.sessions.open(ctx, actor, handover);
      await this.recordOpened(ctx, actor, created.id);
      // Who has the device is in the session and, once signed, in the signature: a trail is kept when names are destroyed.
      const { task_id, name: _, ...detail } = handover;
      await this.trail.append(ctx, task_id, 'handed_over', {
        ...detail,
        section_id: given.section_id,
        form_session_id: created.id,
        proved: actor.reader.proved,
      });
      return created;
    });
  }

  /** Ends the session; what was signed in it stays signed. */
  handBack(ctx: Context): Promise<HandedBack> {
    return inTransaction(ctx, async (ctx) => {
      const { actor } = ctx;
      if (actor.kind !== 'form_session') throw forbidden();
      const { handover } = actor.reader;
      if (!handover) throw badRequest('Nobody handed this session over');
      await this.sessions.end(ctx, actor.sessionId);
      await this.trail.append(ctx, handover.task_id, 'handed_back', {
        from_session_id: handover.from_session_id,
      });
      return { session_id: handover.from_session_id };
    });
  }

  private recordOpened(ctx: Context, actor: IdentifiedSession, sessionId: string): Promise<void> {
    return this.log.record(ctx, {
      kind: 'onboarding_link.used',
      subject: { type: 'employee', id: actor.employeeId },
      detail: { link_id: actor.reader.linkId, session_id: sessionId, side: actor.side },
    });
  }
}

function employeeSessionOf({ actor }: Context): IdentifiedSession {
  if (actor.kind !== 'form_session') throw forbidden();
  if (actor.side !== 'employee') throw forbiddenBecause('The employee hands the device over');
  return actor;
}
