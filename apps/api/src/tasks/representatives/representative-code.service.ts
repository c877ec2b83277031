import type { ProveCode, SessionRepresentative } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import {
  CommittedRefusal,
  type Context,
  forbidden,
  forbiddenBecause,
  inTransaction,
  type ProblemError,
} from '../../context/index.js';
import { type CodeOutcome, RepresentativeCodeAttempts } from './representative-code-attempts.js';
import { RepresentativeDevices } from './representative-devices.js';
import { SessionRepresentativeService } from './session-representative.service.js';

/** Takes the code of whoever was named to examine the documents. */
@Injectable()
export class RepresentativeCodeService {
  constructor(
    private readonly attempts: RepresentativeCodeAttempts,
    private readonly sessions: SessionRepresentativeService,
    private readonly devices: RepresentativeDevices,
  ) {}

  /** @throws ProblemError 403 for a wrong code, one that was used before, when no try is left, and in a browser of the employee's */
  async prove(ctx: Context, { code }: ProveCode): Promise<SessionRepresentative> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session' || !actor.reader.representative) throw forbidden();
    if (actor.reader.proved === 'one_time_code') return this.sessions.require(ctx, actor);
    const { representative } = actor.reader;
    await this.devices.assertNotEmployees(ctx, actor);
    await inTransaction(ctx, async (ctx) => {
      const outcome = await this.attempts.attempt(ctx, { actor, representative, code });
      if (outcome !== 'right') throw new CommittedRefusal(refusalOf(outcome));
    });
    const reader = { ...actor.reader, proved: 'one_time_code' as const };
    return this.sessions.require(ctx, { ...actor, reader });
  }
}

/** The wrong code stays counted: the refusal must not undo it. */
function refusalOf(outcome: Exclude<CodeOutcome, 'right'>): ProblemError {
  if (outcome === 'used') return forbiddenBecause('This code was used already: it opens one browser, once');
  if (outcome === 'locked')
    return forbiddenBecause('Too many wrong codes: ask the person who named you for a new link');
  return forbiddenBecause(`This is not the code: ${triesText(outcome.triesLeft)}`);
}

const triesText = (tries: number): string => (tries === 1 ? 'one try is left' : `${tries} tries are left`);
