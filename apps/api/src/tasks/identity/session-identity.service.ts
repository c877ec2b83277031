import { Injectable } from '@nestjs/common';
import { type Actor, type Context, forbidden, forbiddenBecause } from '../../context/index.js';
import { maySeeAnswers } from '../segregation/may-see-answers.js';
import type { TaskEntity } from '../task.entity.js';

export type IdentifiedSession = Extract<Actor, { kind: 'form_session' }>;

/** Whether the reader of a form session entered a code that was sent to the employee. */
export const hasProvedPossession = ({ reader }: IdentifiedSession): boolean =>
  reader.proved === 'code_by_email' || reader.proved === 'code_by_text';

/** What a form session may show and sign, by what is known of its reader. */
@Injectable()
export class SessionIdentityService {
  /** @throws ProblemError 403 when the account asks employees for a code before they sign, and none was entered */
  assertMaySign({ actor }: Context): void {
    if (actor.kind !== 'form_session' || !isEmployeeThemself(actor)) return;
    if (actor.reader.signsWithCode && !hasProvedPossession(actor))
      throw forbidden('First enter the code that is sent to you (form_sessions.sendIdentityCode)');
  }

  /** @throws ProblemError 403 for an employee's session in which no one-time code was entered: a link alone redirects no pay */
  assertMayChangeBank({ actor }: Context): void {
    if (actor.kind === 'form_session' && isEmployeeThemself(actor) && !hasProvedPossession(actor))
      throw forbiddenBecause(
        'Before you change the account that you are paid to, enter the code that is sent to you (form_sessions.sendIdentityCode)',
      );
  }

  /**
   * Whether sensitive values show that were entered on another device. An employee's own values need a proof that their
   * reader holds the employee's email address or phone. The employer's side shows them where the maker of the link may
   * see them, or the user who is signed in.
   */
  maySeeSensitive({ actor }: Context): boolean {
    if (actor.kind !== 'form_session') return true;
    return actor.side === 'employee'
      ? isEmployeeThemself(actor) && hasProvedPossession(actor)
      : actor.reader.seesSensitive;
  }

  /** Whether a task's answers show that were entered on another device: of confidential forms to very few. */
  async maySeeEarlierAnswers(ctx: Context, task: Pick<TaskEntity, 'id' | 'is_segregated'>): Promise<boolean> {
    const { actor } = ctx;
    if (task.is_segregated && actor.kind === 'form_session' && actor.side === 'employer')
      return maySeeAnswers(ctx, task);
    return this.maySeeSensitive(ctx);
  }

  /** @throws ProblemError 403 for a session that does not show sensitive values */
  assertMaySeeSensitive(ctx: Context): void {
    if (!this.maySeeSensitive(ctx)) throw forbidden('This link does not show sensitive values');
  }
}

const isEmployeeThemself = ({ side, reader }: IdentifiedSession): boolean =>
  side === 'employee' && reader.handover === null;
