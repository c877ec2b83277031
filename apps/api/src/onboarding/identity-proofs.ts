import type { FormIdentity, OnboardingLinkLocked, ProveIdentity } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { emit } from '../events/outbox.js';
import { IdentityChecksStore } from '../identity/identity-checks.store.js';
import { KnownIdentities } from '../identity/known-identities.js';
import { matchesIdentity } from '../identity/matches-identity.js';
import { ReadersStore } from '../identity/readers.store.js';
import { type SessionActor, SessionIdentity, mostTries } from '../identity/session-identity.js';
import type { Context } from '../platform/context.js';
import { Database } from '../platform/database.js';
import { forbidden, refused } from '../platform/problems.js';
import { ProofRecords } from './proof-records.js';

/** What came of a try. The count is kept also where it was wrong: the error is thrown once that is committed. */
type Outcome = { readonly is: 'right' } | { readonly is: 'wrong' | 'locked'; readonly triesLeft: number };

/** Asks who works in an employee's session: date of birth and the last four digits of the SSN. */
@Injectable()
export class IdentityProofs {
  constructor(
    private readonly identity: SessionIdentity,
    private readonly known: KnownIdentities,
    private readonly checks: IdentityChecksStore,
    private readonly readers: ReadersStore,
    private readonly records: ProofRecords,
    private readonly database: Database,
  ) {}

  /** @throws ProblemError 403 for a wrong answer, which part of it is not said; and while the check is locked */
  async prove(ctx: Context, given: ProveIdentity): Promise<FormIdentity> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const before = await this.identity.of(ctx, actor);
    if (before.status === 'proved' || before.status === 'not_asked') return before;
    // Of its own, also where the request has an `Idempotency-Key` and a transaction: a refusal must not undo the count.
    const outcome = await this.database.transaction((db) => this.try({ ...ctx, db }, actor, given));
    if (outcome.is === 'locked') throw refused('Too many wrong answers: try again later, or ask for help');
    if (outcome.is === 'wrong') throw refused(`This is not what is on record: ${left(outcome.triesLeft)}`);
    return {
      status: 'proved',
      proved: 'date_of_birth_and_ssn',
      tries_left: mostTries,
      locked_until: null,
    };
  }

  private async try(ctx: Context, actor: SessionActor, given: ProveIdentity): Promise<Outcome> {
    const check = await this.checks.take(ctx, actor.employeeId);
    if (!check) return { is: 'locked', triesLeft: 0 };
    const isRight = matchesIdentity(await this.known.of(ctx, actor.employeeId), given);
    if (!isRight) return this.refuse(ctx, actor, given, mostTries - check.wrong_tries);
    await this.checks.clear(ctx, actor.employeeId);
    await this.readers.prove(ctx, actor.sessionId, 'date_of_birth_and_ssn', !check.is_doubtful);
    await this.records.note(ctx, actor, 'identity_proved', given.task_id);
    return { is: 'right' };
  }

  private async refuse(
    ctx: Context,
    actor: SessionActor,
    { task_id }: ProveIdentity,
    triesLeft: number,
  ): Promise<Outcome> {
    await this.records.note(ctx, actor, 'identity_refused', task_id);
    if (triesLeft > 0) return { is: 'wrong', triesLeft };
    const until = await this.checks.lock(ctx, actor.employeeId);
    await this.records.note(ctx, actor, 'identity_locked', task_id);
    const locked: OnboardingLinkLocked = {
      id: actor.reader.linkId,
      employee_id: actor.employeeId,
      locked_until: until.toISOString(),
    };
    await emit(ctx, 'onboarding_link.locked', locked);
    return { is: 'locked', triesLeft: 0 };
  }
}

const left = (tries: number): string => (tries === 1 ? 'one try is left' : `${tries} tries are left`);
