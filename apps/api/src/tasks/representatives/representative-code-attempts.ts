import { Injectable } from '@nestjs/common';
import type { Context, NamedRepresentative } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { SecurityLogService } from '../../identity/index.js';
import type { IdentifiedSession } from '../identity/session-identity.service.js';
import { SessionReadersStore } from '../identity/session-readers.store.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { RepresentativeCodes } from './representative-codes.js';
import { representativeLimits } from './representative-limits.js';
import type { RepresentativeEntity } from './representative.entity.js';
import { RepresentativesStore } from './representatives.store.js';
import { toRepresentativeEvent } from './to-representative-event.js';

interface GivenCode {
  readonly actor: IdentifiedSession;
  readonly representative: NamedRepresentative;
  readonly code: string;
}

/** The outcome of a try. */
export type CodeOutcome = 'right' | 'used' | 'locked' | { readonly triesLeft: number };

type Kind = 'code_proved' | 'code_refused' | 'code_locked';
const securityKinds = {
  code_proved: { kind: 'representative.code_proved', outcome: 'succeeded' },
  code_refused: { kind: 'representative.code_refused', outcome: 'refused' },
  code_locked: { kind: 'representative.code_locked', outcome: 'refused' },
} as const;

/** Counts and judges the codes that are given for a representative. */
@Injectable()
export class RepresentativeCodeAttempts {
  constructor(
    private readonly store: RepresentativesStore,
    private readonly codes: RepresentativeCodes,
    private readonly readers: SessionReadersStore,
    private readonly trail: AuditTrail,
    private readonly log: SecurityLogService,
  ) {}

  /** In the context's transaction. */
  async attempt(ctx: Context, { actor, representative, code }: GivenCode): Promise<CodeOutcome> {
    const row = await this.store.countTry(ctx, representative.id);
    if (!row) return representative.wrongTries >= representativeLimits.codeTries ? 'locked' : 'used';
    if (!this.codes.isRight(row, code)) return this.recordFailure(ctx, actor, row);
    const proved = await this.store.recordProof(ctx, row.id);
    await this.readers.recordProof(ctx, actor.sessionId, 'one_time_code');
    await this.record(ctx, actor, proved ?? row, 'code_proved');
    return 'right';
  }

  private async recordFailure(
    ctx: Context,
    actor: IdentifiedSession,
    row: RepresentativeEntity,
  ): Promise<CodeOutcome> {
    await this.record(ctx, actor, row, 'code_refused');
    const triesLeft = representativeLimits.codeTries - row.wrong_tries;
    if (triesLeft > 0) return { triesLeft };
    await this.record(ctx, actor, row, 'code_locked');
    await emitEvent(ctx, 'representative.locked', toRepresentativeEvent(row));
    return 'locked';
  }

  private async record(
    ctx: Context,
    { reader }: IdentifiedSession,
    { id, task_id, employee_id, on_employees_device }: RepresentativeEntity,
    kind: Kind,
  ): Promise<void> {
    await this.log.record(ctx, {
      ...securityKinds[kind],
      subject: { type: 'employee', id: employee_id },
      detail: { link_id: reader.linkId, representative_id: id },
    });
    const seen = kind === 'code_proved' ? { on_employees_device } : {};
    await this.trail.append(ctx, task_id, kind, { representative_id: id, ...seen });
  }
}
