import type { DemonstratedAccess } from '@firstday/domain';
import { type Context, newId } from '../../context/index.js';
import type { Consent } from '../signing/find-shown-attestation.js';
import type { SigningConsentEntity } from './signing-consent.entity.js';

interface Given {
  readonly consent: Consent;
  /** The form with which it is given. */
  readonly taskId?: string;
  readonly access: DemonstratedAccess;
}

/** What was agreed to, where and when. */
export function newConsent(
  ctx: Context,
  employeeId: string,
  { consent, taskId, access }: Given,
): Omit<SigningConsentEntity, 'id'> {
  const { actor } = ctx;
  const session = actor.kind === 'form_session' ? actor : undefined;
  return {
    ...blank(ctx, employeeId),
    given_at: ctx.now,
    version: consent.version,
    locale: consent.locale,
    text: consent.text,
    text_sha256: consent.sha256,
    task_id: taskId ?? null,
    demonstrated_access: access,
    form_session_id: session?.sessionId ?? null,
    onboarding_link_id: session?.reader.linkId ?? null,
  };
}

/** Of somebody who wants paper and never agreed here. */
export const newRefusal = (ctx: Context, employeeId: string): SigningConsentEntity => ({
  ...blank(ctx, employeeId),
  id: newId('signingConsent', ctx.now),
});

const blank = ({ account, origin }: Context, employee_id: string): Omit<SigningConsentEntity, 'id'> => ({
  account_id: account.id,
  employee_id,
  given_at: null,
  version: null,
  locale: null,
  text: null,
  text_sha256: null,
  task_id: null,
  demonstrated_access: null,
  form_session_id: null,
  onboarding_link_id: null,
  ip: origin.ip,
  user_agent: origin.userAgent,
  replaced_at: null,
  withdrawn_at: null,
  withdrawn_by: null,
  withdrawal_reason: null,
});
