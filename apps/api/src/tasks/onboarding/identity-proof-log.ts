import { Injectable } from '@nestjs/common';
import type { IdentifiedSession } from '../identity/session-identity.service.js';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { isInTaskScope } from '../task-scope.js';
import { TasksStore } from '../tasks.store.js';

type Kind = 'identity_proved' | 'identity_refused' | 'identity_locked';
const securityKinds = {
  identity_proved: { kind: 'identity.proved', outcome: 'succeeded' },
  identity_refused: { kind: 'identity.refused', outcome: 'refused' },
  identity_locked: { kind: 'identity.locked', outcome: 'refused' },
} as const;

/** Records the outcome of an identity check in the security log, and in the audit trail of the task that it was for. */
@Injectable()
export class IdentityProofLog {
  constructor(
    private readonly log: SecurityLogService,
    private readonly trail: AuditTrail,
    private readonly tasks: TasksStore,
  ) {}

  async record(
    ctx: Context,
    actor: IdentifiedSession,
    kind: Kind,
    taskId: string | undefined,
  ): Promise<void> {
    await this.log.record(ctx, {
      ...securityKinds[kind],
      subject: { type: 'employee', id: actor.employeeId },
      detail: { link_id: actor.reader.linkId },
    });
    const task = taskId === undefined ? undefined : await this.tasks.find(ctx, taskId);
    if (task && isInTaskScope(ctx, task)) await this.trail.append(ctx, task.id, kind);
  }
}
