import { AccountSettings, UpdateAccountSettings } from '../identity-proof.js';
import { decodeError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const accountSettingsExample: AccountSettings = {
  employee_signature_proof: 'none',
  employer_signer: 'vouched',
  representative_naming: 'employer',
  document_pictures: 'required',
  bank_change_hold_hours: 24,
};

export const accountSettingOperations = resource({
  tag: 'account_settings',
  about:
    'How an account knows the people behind its links, and what it lets them do. Beyond the published contract.',
  examples: [[AccountSettings, accountSettingsExample]],
  operations: {
    'account_settings.find': operation({
      method: 'GET',
      path: '/account_settings',
      summary: 'Get how people behind onboarding links are to be known',
      answers: { 200: AccountSettings },
      errors: {},
      allows: staffOnly,
      needs: 'user:view',
      isBeyond: true,
    }),
    'account_settings.update': operation(
      {
        method: 'PATCH',
        path: '/account_settings',
        summary: 'Change how people behind onboarding links are to be known',
        body: UpdateAccountSettings,
        answers: { 200: AccountSettings },
        errors: decodeError,
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'user:edit',
        isBeyond: true,
        issuesAuthority: true,
      },
      {
        note: '`employee_signature_proof` says whether employees enter a code sent to their own email address or phone before they sign. Sensitive values that were entered on another device need a code either way. The person who opens an employer’s link is vouched for by the link’s maker (`vouched`), or signs in to the account (`signed_in_user`). Employees name a representative for Form I-9 only with `representative_naming: employer_and_employee`.',
        body: { employer_signer: 'signed_in_user' },
      },
    ),
  },
});
