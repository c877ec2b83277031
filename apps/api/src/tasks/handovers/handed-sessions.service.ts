import type { FormSessionCreated, SessionHandover } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, newId, notFound, ofAccount } from '../../context/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import { EmployeeDevicesStore } from '../identity/employee-devices.store.js';
import { SessionReadersStore } from '../identity/session-readers.store.js';
import type { IdentifiedSession } from '../identity/session-identity.service.js';
import { FormSessionEntity } from '../onboarding/form-session.entity.js';
import { FormSessionsStore, type NewFormSession } from '../onboarding/form-sessions.store.js';

/** To read, fill in and sign one part of a form; a day of an employee's session is not needed for that. */
const handoverMilliseconds = 2 * 60 * 60 * 1000;

/** Opens and ends the sessions of those whom a device was handed to. */
@Injectable()
export class HandedSessionsService {
  constructor(
    private readonly sessions: FormSessionsStore,
    private readonly readers: SessionReadersStore,
    private readonly devices: EmployeeDevicesStore,
  ) {}

  /** It ends with its link, like the session that it comes from; and while it lasts, that one proves nothing. */
  async open(ctx: Context, actor: IdentifiedSession, handover: SessionHandover): Promise<FormSessionCreated> {
    const from = await this.sessions.findById(ctx, actor.sessionId);
    if (!from?.link_id) throw notFound('session');
    const { vouched_signer: _, ...common } = from;
    const token = newToken('form');
    const session: NewFormSession = {
      ...common,
      id: newId('formSession', ctx.now),
      hash: hashToken(token),
      device_hash: null,
      task_ids: [handover.task_id],
      proved: 'nothing',
      proved_at: null,
      sees_sensitive: false,
      created_at: ctx.now,
      expires_at: earlierOf(from.expires_at, new Date(ctx.now.getTime() + handoverMilliseconds)),
      last_used_at: ctx.now,
      handover,
    };
    await this.sessions.endSurplus(ctx.db, from.link_id, ctx.now);
    await this.sessions.insert(ctx.db, session);
    // Until the employee has the device back, it is in other hands.
    await this.readers.clearProof(ctx, actor.sessionId);
    await this.devices.forget(ctx, actor.employeeId, actor.reader.deviceKey);
    return {
      id: session.id,
      token,
      expires_at: session.expires_at.toISOString(),
      side: session.side,
      locale: session.locale,
      component_session_id: null,
    };
  }

  async end(ctx: Context, sessionId: string): Promise<void> {
    await ctx.db.manager.update(FormSessionEntity, ofAccount(ctx, sessionId), { ended_at: ctx.now });
  }
}

const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);
