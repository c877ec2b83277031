import type { NewSecurityEvent } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Origin, Queries } from '../../context/index.js';
import { type SecurityActor, anonymous, securityActorOf } from './security-actor.js';
import { securityEventRow, securityEvents } from './security-event-row.js';

/** An unauthenticated caller, and the account concerned. */
export interface Visitor {
  readonly accountId: string;
  readonly now: Date;
  readonly origin: Origin;
  readonly requestId: string;
  /** The caller, once known. */
  readonly by?: SecurityActor;
}

/** The record of who did what in an account: appended to, never changed. */
@Injectable()
export class SecurityLogService {
  /** Appends in the context's transaction: the entry exists if and only if the change does. */
  record(ctx: Context, event: NewSecurityEvent): Promise<void> {
    const circumstances = {
      ...securityActorOf(ctx.actor),
      account_id: ctx.account.id,
      at: ctx.now,
      origin: ctx.origin,
      request_id: ctx.requestId,
    };
    return ctx.db.insert(securityEvents, securityEventRow(circumstances, event));
  }

  /** Like `record`, without a context: for signing in or redeeming a link. Refusals are recorded too. */
  recordForVisitor(db: Queries, visitor: Visitor, event: NewSecurityEvent): Promise<void> {
    const circumstances = {
      ...(visitor.by ?? anonymous),
      account_id: visitor.accountId,
      at: visitor.now,
      origin: visitor.origin,
      request_id: visitor.requestId,
    };
    return db.insert(securityEvents, securityEventRow(circumstances, event));
  }
}
