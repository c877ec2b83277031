import type { FormIdentity, OnboardingLinkLocked, ProveIdentity } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { emitEvent } from '../../events/index.js';
import { IdentityChecksStore } from '../identity/identity-checks.store.js';
import { KnownIdentityService } from '../identity/known-identity.service.js';
import { matchesIdentity } from '../identity/matches-identity.js';
import { SessionReadersStore } from '../identity/session-readers.store.js';
import {
  type FormSessionActor,
  SessionIdentityService,
  maxTries,
} from '../identity/session-identity.service.js';
import { type Context, forbidden, forbiddenBecause } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { IdentityProofLog } from './identity-proof-log.js';

/** The outcome of a try. A wrong one is counted too: the error is thrown after that is committed. */
type Outcome =
  { readonly result: 'right' } | { readonly result: 'wrong' | 'locked'; readonly triesLeft: number };

/** Checks who uses an employee's session, by date of birth and the last four digits of the SSN. */
@Injectable()
export class IdentityProofService {
  constructor(
    private readonly identity: SessionIdentityService,
    private readonly knownIdentity: KnownIdentityService,
    private readonly checks: IdentityChecksStore,
    private readonly readers: SessionReadersStore,
    private readonly proofLog: IdentityProofLog,
    private readonly database: Database,
  ) {}

  /** @throws ProblemError 403 for a wrong answer, which part of it is not said; and while the check is locked */
  async prove(ctx: Context, given: ProveIdentity): Promise<FormIdentity> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const before = await this.identity.status(ctx, actor);
    if (before.status === 'proved' || before.status === 'not_asked') return before;
    // Of its own, also where the request has an `Idempotency-Key` and a transaction: a refusal must not undo the count.
    const outcome = await this.database.transaction((db) => this.attempt({ ...ctx, db }, actor, given));
    if (outcome.result === 'locked')
      throw forbiddenBecause('Too many wrong answers: try again later, or ask for help');
    if (outcome.result === 'wrong')
      throw forbiddenBecause(`This is not what is on record: ${triesLeftText(outcome.triesLeft)}`);
    return {
      status: 'proved',
      proved: 'date_of_birth_and_ssn',
      tries_left: maxTries,
      locked_until: null,
    };
  }

  private async attempt(ctx: Context, actor: FormSessionActor, given: ProveIdentity): Promise<Outcome> {
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
    actor: FormSessionActor,
    { task_id }: ProveIdentity,
    triesLeft: number,
  ): Promise<Outcome> {
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

const triesLeftText = (tries: number): string =>
  tries === 1 ? 'one try is left' : `${tries} tries are left`;
