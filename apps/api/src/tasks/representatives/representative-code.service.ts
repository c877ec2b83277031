import type { ProveCode, SessionRepresentative } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, forbiddenBecause } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { RepresentativeCodeAttempts } from './representative-code-attempts.js';
import { SessionRepresentativeService } from './session-representative.service.js';

/** Takes the code of whoever was named to examine the documents. */
@Injectable()
export class RepresentativeCodeService {
  constructor(
    private readonly attempts: RepresentativeCodeAttempts,
    private readonly sessions: SessionRepresentativeService,
    private readonly database: Database,
  ) {}

  /** @throws ProblemError 403 for a wrong code, one that was used before, and when no try is left */
  async prove(ctx: Context, { code }: ProveCode): Promise<SessionRepresentative> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session' || !actor.reader.representative) throw forbidden();
    if (actor.reader.proved === 'one_time_code') return this.sessions.require(ctx, actor);
    const { representative } = actor.reader;
    // Of its own, also where the request has an `Idempotency-Key` and a transaction: a refusal must not undo the count.
    const outcome = await this.database.transaction((db) =>
      this.attempts.attempt({ ...ctx, db }, { actor, representative, code }),
    );
    if (outcome === 'used') throw forbiddenBecause('This code was used already: it opens one browser, once');
    if (outcome === 'locked')
      throw forbiddenBecause('Too many wrong codes: ask whoever named you for a new link');
    if (outcome !== 'right') throw forbiddenBecause(`This is not the code: ${triesText(outcome.triesLeft)}`);
    const reader = { ...actor.reader, proved: 'one_time_code' as const };
    return this.sessions.require(ctx, { ...actor, reader });
  }
}

const triesText = (tries: number): string => (tries === 1 ? 'one try is left' : `${tries} tries are left`);
