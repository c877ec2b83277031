import { operations } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { AccountRulesStore, type Credential, isInScope, permit, UsersStore } from '../../identity/index.js';
import {
  type Actor,
  forbiddenBecause,
  type Origin,
  type Queries,
  systemContext,
} from '../../context/index.js';
import type { OnboardingLinkEntity } from './onboarding-link.entity.js';

/** Somebody who opens a link, and the credential that came with the request, if any. */
export interface LinkVisit {
  readonly origin: Origin;
  readonly requestId: string;
  readonly credential: Credential | undefined;
}

export interface SignedInReader {
  readonly userId: string;
  readonly userSessionId: string;
  readonly email: string;
  readonly seesSensitive: boolean;
}

type UserActor = Extract<Actor, { kind: 'user_session' }>;

/**
 * Finds the user who is signed in to the account's dashboard: where the account asks that of readers of an employer's link, and
 * where they may see sensitive values that the maker of the link may not.
 */
@Injectable()
export class SignedInReaderService {
  constructor(
    private readonly accounts: AccountRulesStore,
    private readonly users: UsersStore,
  ) {}

  /** @throws ProblemError 403 where somebody has to sign in first, or may not see the employee */
  async resolve(
    db: Queries,
    link: OnboardingLinkEntity,
    { credential }: LinkVisit,
    now: Date,
  ): Promise<SignedInReader | undefined> {
    // A representative has no account: they give the code that was made for them.
    if (link.side === 'employee' || link.representative_id !== null) return undefined;
    const account = await this.accounts.findWithSigner(db, link.account_id);
    if (!account) return undefined;
    const isRequired = account.employer_signer === 'signed_in_user';
    const user = credential?.account.id === account.id ? toViewer(credential.actor) : undefined;
    // Where the link is enough, signing in adds what its maker may not see.
    if (!isRequired && (link.issuer_sees_sensitive || !user?.seesSensitive)) return undefined;
    if (!user) throw forbiddenBecause('Sign in to the account first: this link opens for its people only');
    const ctx = { ...systemContext(account, now, db), actor: user };
    if (!(await isInScope(ctx, 'employees', link.employee_id))) {
      if (!isRequired) return undefined;
      throw forbiddenBecause('Your groups do not let you see this employee');
    }
    const person = await this.users.find(ctx, user.userId);
    return {
      userId: user.userId,
      userSessionId: user.sessionId,
      email: person?.email ?? '',
      seesSensitive: user.seesSensitive,
    };
  }
}

function toViewer(actor: Actor): UserActor | undefined {
  const permitted =
    actor.kind === 'user_session' ? permit(operations['employees.findById'], actor) : undefined;
  return permitted?.kind === 'user_session' ? permitted : undefined;
}
