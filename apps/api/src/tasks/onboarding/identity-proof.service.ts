import type { FormIdentity, ProveIdentity } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import {
  CommittedRefusal,
  type Context,
  forbidden,
  forbiddenBecause,
  inTransaction,
  type ProblemError,
} from '../../context/index.js';
import { SessionIdentityService, maxTries } from '../identity/session-identity.service.js';
import { IdentityProofAttempts, type ProofOutcome } from './identity-proof-attempts.js';

/** Checks who uses an employee's session, by date of birth and the last four digits of the SSN. */
@Injectable()
export class IdentityProofService {
  constructor(
    private readonly identity: SessionIdentityService,
    private readonly attempts: IdentityProofAttempts,
  ) {}

  /** @throws ProblemError 403 for a wrong answer, which part of it is not said; and while the check is locked */
  async prove(ctx: Context, given: ProveIdentity): Promise<FormIdentity> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const before = await this.identity.status(ctx, actor);
    if (before.status === 'proved' || before.status === 'not_asked') return before;
    await inTransaction(ctx, async (ctx) => {
      const outcome = await this.attempts.attempt(ctx, actor, given);
      if (outcome.result !== 'right') throw new CommittedRefusal(refusalOf(outcome));
    });
    return {
      status: 'proved',
      proved: 'date_of_birth_and_ssn',
      tries_left: maxTries,
      locked_until: null,
    };
  }
}

/** The wrong guess stays counted: the refusal must not undo it. */
const refusalOf = ({ result, triesLeft }: Exclude<ProofOutcome, { result: 'right' }>): ProblemError =>
  result === 'locked'
    ? forbiddenBecause('Too many wrong answers: try again later, or ask for help')
    : forbiddenBecause(`This is not what is on record: ${triesLeftText(triesLeft)}`);

const triesLeftText = (tries: number): string =>
  tries === 1 ? 'one try is left' : `${tries} tries are left`;
