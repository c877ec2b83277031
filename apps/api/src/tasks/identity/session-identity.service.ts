import type { FormIdentity } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Actor, type Context, forbidden, type NamedRepresentative } from '../../context/index.js';
import { maySeeAnswers } from '../segregation/may-see-answers.js';
import type { TaskEntity } from '../task.entity.js';
import { representativeLimits } from '../representatives/representative-limits.js';
import { IdentityChecksStore } from './identity-checks.store.js';
import { KnownIdentityService } from './known-identity.service.js';

export type IdentifiedSession = Extract<Actor, { kind: 'form_session' }>;

/** Wrong answers that may be given before the check is locked. */
export const maxTries = 5;

/** Whether a form session has proved who uses it, and what it may show because of that. */
@Injectable()
export class SessionIdentityService {
  constructor(
    private readonly knownIdentity: KnownIdentityService,
    private readonly checks: IdentityChecksStore,
  ) {}

  async status(ctx: Context, { side, employeeId, reader }: IdentifiedSession): Promise<FormIdentity> {
    const answer = { proved: reader.proved, tries_left: maxTries, locked_until: null };
    if (reader.proved !== 'nothing') return { ...answer, status: 'proved' };
    if (reader.representative) return { ...answer, ...codeStatusOf(reader.representative) };
    // What would be asked is the employee's; whoever the device was handed to is known by what the employee says.
    if (side === 'employer' || reader.handover || !reader.requiresIdentityProof)
      return { ...answer, status: 'not_asked' };
    const { date_of_birth, social_security_number } = await this.knownIdentity.load(ctx, employeeId);
    if (!date_of_birth || !social_security_number) return { ...answer, status: 'not_asked' };
    const check = await this.checks.find(ctx, employeeId);
    if (check?.locked_until && check.locked_until > ctx.now)
      return { ...answer, status: 'locked', tries_left: 0, locked_until: check.locked_until.toISOString() };
    return { ...answer, status: 'required', tries_left: maxTries - (check?.wrong_tries ?? 0) };
  }

  /** Everybody but a form session of which a proof is asked and missing. */
  async isProofMissing(ctx: Context): Promise<boolean> {
    if (ctx.actor.kind !== 'form_session') return false;
    const { status } = await this.status(ctx, ctx.actor);
    return status === 'required' || status === 'locked';
  }

  /** @throws ProblemError 403 where a proof of who the employee is comes first */
  async assertProved(ctx: Context): Promise<void> {
    if (await this.isProofMissing(ctx))
      throw forbidden('First confirm who you are (form_sessions.proveIdentity)');
  }

  /** Whether sensitive values show that were not entered in this very session. */
  async maySeeSensitive(ctx: Context): Promise<boolean> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') return true;
    return actor.reader.seesSensitive && !(await this.isProofMissing(ctx));
  }

  /**
   * Whether a task's answers show that were not entered in this very session. What is kept apart shows to employees who
   * proved who they are: whoever has the link may also be who made it, and a user who is signed in is no employee. On the
   * employer's side it shows to the user to whom it was given.
   */
  async maySeeEarlierAnswers(ctx: Context, task: Pick<TaskEntity, 'id' | 'is_segregated'>): Promise<boolean> {
    const { actor } = ctx;
    if (!task.is_segregated || actor.kind !== 'form_session') return this.maySeeSensitive(ctx);
    if (actor.side === 'employer') return maySeeAnswers(ctx, task);
    return actor.reader.proved !== 'nothing' && actor.reader.userId === null;
  }

  /** @throws ProblemError 403 for a session that may not see sensitive values */
  async assertMaySeeSensitive(ctx: Context): Promise<void> {
    if (!(await this.maySeeSensitive(ctx))) throw forbidden('This link does not show sensitive values');
  }
}

/** A representative gives a code, with tries of their own. */
function codeStatusOf({
  wrongTries,
  codeProvedAt,
}: NamedRepresentative): Pick<FormIdentity, 'status' | 'tries_left'> {
  const tries_left = representativeLimits.codeTries - wrongTries;
  return { status: tries_left > 0 && codeProvedAt === null ? 'required' : 'locked', tries_left };
}
