import type { SigningConsent, SigningConsentEvent, SigningConsentStatus } from '@firstday/domain';
import type { SigningConsentEntity } from './signing-consent.entity.js';

export function toSigningConsent(row: SigningConsentEntity): SigningConsent {
  const { id, employee_id, withdrawn_at, withdrawn_by, withdrawal_reason } = row;
  return {
    ...{ id, employee_id, status: statusOf(row), given: givenOf(row) },
    withdrawn:
      withdrawn_at && withdrawn_by
        ? { at: withdrawn_at.toISOString(), by: withdrawn_by, reason: withdrawal_reason }
        : null,
  };
}

/** Ids, and nothing of what was said. */
export const toSigningConsentEvent = (row: SigningConsentEntity): SigningConsentEvent => ({
  id: row.id,
  employee_id: row.employee_id,
  status: statusOf(row),
});

export const isInForce = (row: SigningConsentEntity): boolean => statusOf(row) === 'in_force';

function statusOf({ withdrawn_at, replaced_at }: SigningConsentEntity): SigningConsentStatus {
  if (withdrawn_at) return 'withdrawn';
  return replaced_at ? 'replaced' : 'in_force';
}

function givenOf({
  given_at,
  version,
  locale,
  text,
  text_sha256,
  task_id,
  demonstrated_access,
}: SigningConsentEntity): SigningConsent['given'] {
  if (!given_at || version === null || locale === null || text === null || text_sha256 === null) return null;
  const access = demonstrated_access ?? 'page';
  return {
    ...{ at: given_at.toISOString(), version, locale, text, text_sha256, task_id },
    demonstrated_access: access,
  };
}
