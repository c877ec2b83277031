import type {
  GiveSigningConsent,
  SigningConsent,
  SigningConsentList,
  WithdrawSigningConsent,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import {
  badRequest,
  type Context,
  forbiddenBecause,
  inTransaction,
  invalidInput,
  newId,
} from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { type Consent, findShownConsent } from '../signing/find-shown-attestation.js';
import { ConsentAccess } from './consent-access.js';
import { newConsent, newRefusal } from './new-consent.js';
import type { SigningConsentEntity } from './signing-consent.entity.js';
import { SigningConsentsStore } from './signing-consents.store.js';
import { isInForce, toSigningConsent, toSigningConsentEvent } from './to-signing-consent.js';

interface ReliedOn {
  readonly employeeId: string;
  /** The form that is signed. */
  readonly taskId: string;
  readonly consent: Consent;
}

/** Whether an employee agreed to sign electronically: one record for each time, and at most one in force. */
@Injectable()
export class SigningConsentsService {
  constructor(
    private readonly store: SigningConsentsStore,
    private readonly access: ConsentAccess,
    private readonly trail: AuditTrail,
  ) {}

  async list(ctx: Context, employeeId: string): Promise<SigningConsentList> {
    await this.access.assertMayRead(ctx, employeeId);
    return { data: (await this.store.list(ctx, employeeId)).map(toSigningConsent) };
  }

  /** @throws ProblemError 400 for a statement that nobody is shown, or where one is in force */
  async give(ctx: Context, employeeId: string, given: GiveSigningConsent): Promise<SigningConsent> {
    await this.access.assertMayGive(ctx, employeeId);
    const consent = findShownConsent('en', given.consent_sha256);
    if (!consent) throw invalidInput([notThatConsent]);
    return inTransaction(ctx, async (ctx) => {
      await this.store.lock(ctx, employeeId);
      const current = (await this.store.list(ctx, employeeId)).find(isInForce);
      if (current?.version === consent.version) throw badRequest('This consent is in force already');
      const access = await this.store.demonstratedAccess(ctx, employeeId);
      return toSigningConsent(
        await this.record(ctx, newConsent(ctx, employeeId, { consent, access }), current),
      );
    });
  }

  /** @throws ProblemError 400 where it was withdrawn before */
  async withdraw(ctx: Context, employeeId: string, given: WithdrawSigningConsent): Promise<SigningConsent> {
    const by = await this.access.assertMayWithdraw(ctx, employeeId);
    const withdrawal = {
      ...{ withdrawn_at: ctx.now, withdrawn_by: by },
      withdrawal_reason: given.reason ?? null,
    };
    return inTransaction(ctx, async (ctx) => {
      const openTasks = await this.store.lockOpenTasks(ctx, employeeId);
      await this.store.lock(ctx, employeeId);
      const known = await this.store.list(ctx, employeeId);
      const current = known.find(isInForce);
      if (!current && known.length > 0) throw badRequest('The consent was withdrawn before');
      const ended = { ...(current ?? newRefusal(ctx, employeeId)), ...withdrawal };
      await (current ? this.store.end(ctx, current.id, withdrawal) : this.store.insert(ctx, ended));
      for (const id of openTasks)
        await this.trail.append(ctx, id, 'consent_withdrawn', { signing_consent_id: ended.id, by });
      await emitEvent(ctx, 'signing_consent.withdrawn', toSigningConsentEvent(ended));
      return toSigningConsent(ended);
    });
  }

  /**
   * The consent that a signature relies on. Agreed to with the signature, it is given with it, unless it was withdrawn:
   * then it is to be given again by itself. In the transaction that locked the form.
   *
   * @throws ProblemError 403 where it was withdrawn
   */
  async relyOn(ctx: Context, { employeeId, taskId, consent }: ReliedOn): Promise<string> {
    await this.store.lock(ctx, employeeId);
    const known = await this.store.list(ctx, employeeId);
    const current = known.find(isInForce);
    if (!current && known.length > 0) throw forbiddenBecause(withdrawn);
    if (current?.version === consent.version) return current.id;
    const access = await this.store.demonstratedAccess(ctx, employeeId);
    const { id } = await this.record(ctx, newConsent(ctx, employeeId, { consent, taskId, access }), current);
    return id;
  }

  private async record(
    ctx: Context,
    row: Omit<SigningConsentEntity, 'id'>,
    replaced: SigningConsentEntity | undefined,
  ): Promise<SigningConsentEntity> {
    if (replaced) await this.store.end(ctx, replaced.id, { replaced_at: ctx.now });
    const consent = { ...row, id: newId('signingConsent', ctx.now) };
    await this.store.insert(ctx, consent);
    await emitEvent(ctx, 'signing_consent.given', toSigningConsentEvent(consent));
    return consent;
  }
}

const withdrawn =
  'The consent to sign electronically was withdrawn: this form is done on paper, unless the employee agrees again (employees.giveSigningConsent)';

const notThatConsent = {
  _tag: 'Refinement' as const,
  path: ['consent_sha256'],
  message: 'This is not the consent that goes with a signature',
};
