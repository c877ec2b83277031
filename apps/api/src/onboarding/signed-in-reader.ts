import { operations } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Holder } from '../access/holder.js';
import { permit } from '../access/permit.js';
import { isInScope } from '../access/record-scope.js';
import type { Account, Actor, Origin } from '../platform/context.js';
import { statement } from '../platform/database.js';
import type { Queries } from '../platform/queries.js';
import { refused } from '../platform/problems.js';
import { systemContext } from '../platform/system-context.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';

/** Somebody who opens a link, and the credential that came with the request, if any. */
export interface Visit {
  readonly origin: Origin;
  readonly requestId: string;
  readonly holder: Holder | undefined;
}

export interface SignedInReader {
  readonly userId: string;
  readonly userSessionId: string;
  readonly email: string;
  readonly seesSensitive: boolean;
}

const settings = statement(
  'onboarding_links.account',
  `SELECT id, organization_id AS "organizationId", mode, employer_signer FROM accounts WHERE id = $1`,
);
const emailOf = statement(
  'onboarding_links.emailOf',
  `SELECT email FROM users WHERE account_id = $1 AND id = $2`,
);

type UserActor = Extract<Actor, { kind: 'user_session' }>;

/** Who is signed in to the account's dashboard, where the account asks that of whoever opens an employer's link. */
@Injectable()
export class SignedInReaders {
  /** @throws ProblemError 403 where somebody has to sign in first, or may not see the employee */
  async of(
    db: Queries,
    link: OnboardingLinkEntity,
    { holder }: Visit,
    now: Date,
  ): Promise<SignedInReader | undefined> {
    if (link.side === 'employee') return undefined;
    const [account] = await db.run<Account & { employer_signer: string } & Record<string, unknown>>(
      settings,
      [link.account_id],
    );
    if (account?.employer_signer !== 'signed_in_user') return undefined;
    const user = holder?.account.id === account.id ? viewing(holder.actor) : undefined;
    if (!user) throw refused('Sign in to the account first: this link opens for its people only');
    const ctx = { ...systemContext(account, now, db), actor: user };
    if (!(await isInScope(ctx, 'employees', link.employee_id)))
      throw refused('Your groups do not let you see this employee');
    const [person] = await db.run<{ email: string }>(emailOf, [account.id, user.userId]);
    return {
      userId: user.userId,
      userSessionId: user.sessionId,
      email: person?.email ?? '',
      seesSensitive: user.seesSensitive,
    };
  }
}

function viewing(actor: Actor): UserActor | undefined {
  const permitted =
    actor.kind === 'user_session' ? permit(operations['employees.findById'], actor) : undefined;
  return permitted?.kind === 'user_session' ? permitted : undefined;
}
