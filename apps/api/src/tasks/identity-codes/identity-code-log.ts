import type { CodeChannel } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { IdentifiedSession } from '../identity/session-identity.service.js';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { isInTaskScope } from '../task-scope.js';
import { TasksStore } from '../tasks.store.js';

type Kind = 'identity_code_sent' | 'identity_proved' | 'identity_refused' | 'identity_locked';
const securityKinds = {
  identity_code_sent: { kind: 'identity.code_sent', outcome: 'succeeded' },
  identity_proved: { kind: 'identity.proved', outcome: 'succeeded' },
  identity_refused: { kind: 'identity.refused', outcome: 'refused' },
  identity_locked: { kind: 'identity.locked', outcome: 'refused' },
} as const;

/** Records codes and what came of them in the security log, and in the audit trail of the task that they were for. */
@Injectable()
export class IdentityCodeLog {
  constructor(
    private readonly log: SecurityLogService,
    private readonly trail: AuditTrail,
    private readonly tasks: TasksStore,
  ) {}

  async record(
    ctx: Context,
    actor: IdentifiedSession,
    kind: Kind,
    { taskId, channel }: { readonly taskId?: string | undefined; readonly channel?: CodeChannel },
  ): Promise<void> {
    await this.log.record(ctx, {
      ...securityKinds[kind],
      subject: { type: 'employee', id: actor.employeeId },
      detail: { link_id: actor.reader.linkId, session_id: actor.sessionId, ...(channel && { channel }) },
    });
    const task = taskId === undefined ? undefined : await this.tasks.find(ctx, taskId);
    if (task && isInTaskScope(ctx, task)) await this.trail.append(ctx, task.id, kind, channel && { channel });
  }
}
