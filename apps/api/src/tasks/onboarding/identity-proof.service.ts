import type { FormIdentity, ProveIdentity } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, forbiddenBecause } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { SessionIdentityService, maxTries } from '../identity/session-identity.service.js';
import { IdentityProofAttempts } from './identity-proof-attempts.js';

/** Checks who uses an employee's session, by date of birth and the last four digits of the SSN. */
@Injectable()
export class IdentityProofService {
  constructor(
    private readonly identity: SessionIdentityService,
    private readonly attempts: IdentityProofAttempts,
    private readonly database: Database,
  ) {}

  /** @throws ProblemError 403 for a wrong answer, which part of it is not said; and while the check is locked */
  async prove(ctx: Context, given: ProveIdentity): Promise<FormIdentity> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const before = await this.identity.status(ctx, actor);
    if (before.status === 'proved' || before.status === 'not_asked') return before;
    // Of its own, also where the request has an `Idempotency-Key` and a transaction: a refusal must not undo the count.
    const outcome = await this.database.transaction((db) =>
      this.attempts.attempt({ ...ctx, db }, actor, given),
    );
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
}

const triesLeftText = (tries: number): string =>
  tries === 1 ? 'one try is left' : `${tries} tries are left`;
