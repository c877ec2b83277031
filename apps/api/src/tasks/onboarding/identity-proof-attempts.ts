import type { OnboardingLinkLocked, ProveIdentity } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { IdentityChecksStore } from '../identity/identity-checks.store.js';
import { KnownIdentityService } from '../identity/known-identity.service.js';
import { matchesIdentity } from '../identity/matches-identity.js';
import { type IdentifiedSession, maxTries } from '../identity/session-identity.service.js';
import { SessionReadersStore } from '../identity/session-readers.store.js';
import { IdentityProofLog } from './identity-proof-log.js';

/** The outcome of a try. */
export type ProofOutcome =
  | { readonly result: 'right' }
  | { readonly result: 'wrong' | 'locked'; readonly triesLeft: number };

/** Counts and judges tries to prove who uses an employee's session. */
@Injectable()
export class IdentityProofAttempts {
  constructor(
    private readonly knownIdentity: KnownIdentityService,
    private readonly checks: IdentityChecksStore,
    private readonly readers: SessionReadersStore,
    private readonly proofLog: IdentityProofLog,
  ) {}

  /** In the context's transaction. */
  async attempt(ctx: Context, actor: IdentifiedSession, given: ProveIdentity): Promise<ProofOutcome> {
    const check = await this.checks.countTry(ctx, actor.employeeId);
    if (!check) return { result: 'locked', triesLeft: 0 };
    const isRight = matchesIdentity(await this.knownIdentity.load(ctx, actor.employeeId), given);
    if (!isRight) return this.recordFailure(ctx, actor, given, maxTries - check.wrong_tries);
    await this.checks.clear(ctx, actor.employeeId);
    await this.readers.recordProof(ctx, actor.sessionId, 'date_of_birth_and_ssn', !check.is_doubtful);
    await this.proofLog.record(ctx, actor, 'identity_proved', given.task_id);
    return { result: 'right' };
  }

  private async recordFailure(
    ctx: Context,
    actor: IdentifiedSession,
    { task_id }: ProveIdentity,
    triesLeft: number,
  ): Promise<ProofOutcome> {
    await this.proofLog.record(ctx, actor, 'identity_refused', task_id);
    if (triesLeft > 0) return { result: 'wrong', triesLeft };
    const until = await this.checks.lock(ctx, actor.employeeId);
    await this.proofLog.record(ctx, actor, 'identity_locked', task_id);
    const locked: OnboardingLinkLocked = {
      id: actor.reader.linkId,
      employee_id: actor.employeeId,
      locked_until: until.toISOString(),
    };
    await emitEvent(ctx, 'onboarding_link.locked', locked);
    return { result: 'locked', triesLeft: 0 };
  }
}
