import { Injectable } from '@nestjs/common';
import { type Actor, type Context, type InsertTarget, inTransaction } from '../../context/index.js';
import { statement } from '../../database/index.js';
import {
  type AuditKind,
  type ChainedAuditEntry,
  auditChainHash,
  auditChainStart,
} from './audit-chain-hash.js';
import { TrailKey } from '../trail/trail-key.js';
import type { AuditEventEntity } from './audit-event.entity.js';

/** Entries of one task wait for each other: the chain has no forks. */
const lockTrail = statement(
  'audit.inTurn',
  `SELECT pg_advisory_xact_lock(hashtextextended('audit/' || $1, 0))`,
);
const selectLast = statement(
  'audit.last',
  `SELECT sequence, hash FROM audit_events WHERE task_id = $1 ORDER BY sequence DESC LIMIT 1`,
);
const entries: InsertTarget = {
  table: 'audit_events',
  columns: [
    'task_id',
    'sequence',
    'account_id',
    'kind',
    'at',
    'actor',
    'detail',
    'previous_hash',
    'hash',
    'mac',
  ],
};
const wasViewed = statement(
  'audit.wasViewed',
  `SELECT 1 FROM audit_events
    WHERE task_id = $1 AND kind = 'viewed' AND actor ->> 'form_session_id' = $2 LIMIT 1`,
);
const wasAccessed = statement(
  'audit.wasAccessed',
  `SELECT 1 FROM audit_events
    WHERE task_id = $1 AND kind = $2 AND at >= date_trunc('day', $3::timestamptz, 'UTC')
      AND actor @> $4::jsonb AND detail = $5::jsonb LIMIT 1`,
);
const ofTask = statement(
  'audit.ofTask',
  `SELECT * FROM audit_events WHERE account_id = $1 AND task_id = $2 ORDER BY sequence`,
);

const ofKind = statement(
  'audit.ofKind',
  `SELECT * FROM audit_events WHERE account_id = $1 AND task_id = $2 AND kind = $3 ORDER BY sequence`,
);

/** Looking at something of a task. */
export type AccessKind = Extract<
  AuditKind,
  'account_document_opened' | 'page_document_opened' | 'previewed' | 'downloaded' | 'audit_read'
>;

/** The permanent record of what happened to a task: appended to, never changed. */
@Injectable()
export class AuditTrail {
  constructor(private readonly key: TrailKey) {}

  /** Appends in the context's transaction: the entry exists if and only if the change does. */
  append(
    ctx: Context,
    taskId: string,
    kind: AuditKind,
    detail: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const [, [previous]] = await Promise.all([
        ctx.db.run(lockTrail, [taskId]),
        ctx.db.run<{ sequence: number; hash: string }>(selectLast, [taskId]),
      ]);
      await this.insertAfter(ctx, previous, { taskId, kind, detail });
    });
  }

  /** Nobody else appends to the trail until the transaction ends. */
  async lock(ctx: Context, taskId: string): Promise<void> {
    await ctx.db.run(lockTrail, [taskId]);
  }

  /** Appends the first entry of a task that was made in this very transaction, in which nobody else can see it. */
  start(ctx: Context, taskId: string, detail: Readonly<Record<string, unknown>>): Promise<void> {
    return this.insertAfter(ctx, undefined, { taskId, kind: 'created', detail });
  }

  /** The first time that a session opens a task; coming back to it is no news. */
  async recordView(ctx: Context, taskId: string, sessionId: string): Promise<void> {
    const known = await ctx.db.run(wasViewed, [taskId, sessionId]);
    if (known.length === 0) await this.append(ctx, taskId, 'viewed');
  }

  /** The first time in a day that a credential looks at something: whoever polls fills no chain. */
  async recordAccess(
    ctx: Context,
    taskId: string,
    kind: AccessKind,
    detail: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const by = { kind: ctx.actor.kind, ...identityOf(ctx.actor) };
    const known = await ctx.db.run(wasAccessed, [taskId, kind, ctx.now, by, detail]);
    if (known.length === 0) await this.append(ctx, taskId, kind, detail);
  }

  async list(ctx: Context, taskId: string): Promise<ChainedAuditEntry[]> {
    const rows = await ctx.db.run<AuditEventEntity & Record<string, unknown>>(ofTask, [
      ctx.account.id,
      taskId,
    ]);
    return rows.map(toEntry);
  }

  async listOfKind(ctx: Context, taskId: string, kind: AuditKind): Promise<ChainedAuditEntry[]> {
    const values = [ctx.account.id, taskId, kind];
    return (await ctx.db.run<AuditEventEntity & Record<string, unknown>>(ofKind, values)).map(toEntry);
  }

  private insertAfter(
    ctx: Context,
    previous: { readonly sequence: number; readonly hash: string } | undefined,
    { taskId, kind, detail }: NewEntry,
  ): Promise<void> {
    const entry = {
      task_id: taskId,
      sequence: (previous?.sequence ?? 0) + 1,
      kind,
      at: ctx.now.toISOString(),
      actor: actorOf(ctx),
      detail,
    };
    const previous_hash = previous?.hash ?? auditChainStart;
    const hash = auditChainHash(previous_hash, entry);
    const mac = this.key.sign(hash);
    return ctx.db.insert(entries, { ...entry, account_id: ctx.account.id, previous_hash, hash, mac });
  }
}

const toEntry = ({ account_id: _, ...row }: AuditEventEntity): ChainedAuditEntry => ({
  ...row,
  at: row.at.toISOString(),
});

interface NewEntry {
  readonly taskId: string;
  readonly kind: AuditKind;
  readonly detail: Readonly<Record<string, unknown>>;
}

function actorOf({ actor, origin, requestId }: Context): Readonly<Record<string, string | null>> {
  const from = { ip: origin.ip, user_agent: origin.userAgent, request_id: requestId };
  return { kind: actor.kind, ...identityOf(actor), ...from };
}

function identityOf(actor: Actor): Readonly<Record<string, string | null>> {
  switch (actor.kind) {
    case 'api_token':
      return { api_token_id: actor.tokenId };
    case 'form_session':
      return {
        form_session_id: actor.sessionId,
        onboarding_link_id: actor.reader.linkId,
        employee_id: actor.employeeId,
        side: actor.side,
        ...(actor.reader.handover ? { handed_over_from: actor.reader.handover.from_session_id } : {}),
      };
    case 'user_session':
      return { user_session_id: actor.sessionId, user_id: actor.userId };
    case 'component_session':
    case 'component_token':
      return { component_session_id: actor.sessionId, component: actor.component };
    case 'system':
      return {};
  }
}
