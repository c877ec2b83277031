import { TextConsent, UpdateTextConsent } from '../text-consent.js';
import { badRequestError, decodeError, notFoundError, operation, staffAndHosted } from './operation.js';
import { resource } from './resource.js';

const textConsentExample: TextConsent = {
  agrees: true,
  agreed_at: '2026-11-23T14:00:00.000Z',
  agreed_by: 'employee',
  is_offered: true,
  number_ends_in: '0142',
  has_mobile_number: true,
  is_stopped: false,
};

export const textConsentOperations = resource({
  tag: 'text_consents',
  about:
    'Whether employees agreed to text messages. Nobody gets one who did not. Beyond the published contract.',
  examples: [[TextConsent, textConsentExample]],
  operations: {
    'text_consents.find': operation({
      method: 'GET',
      path: '/employees/{employee_id}/text_consent',
      summary: 'Get whether an employee agreed to text messages',
      answers: { 200: TextConsent },
      errors: { ...decodeError, ...notFoundError },
      allows: staffAndHosted,
      needs: 'employee:view',
      isBeyond: true,
    }),
    'text_consents.update': operation(
      {
        method: 'PUT',
        path: '/employees/{employee_id}/text_consent',
        summary: 'Record that an employee agreed to text messages, or does not any more',
        body: UpdateTextConsent,
        answers: { 200: TextConsent },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffAndHosted,
        logs: 'settings.changed',
        needs: 'employee:edit',
        isBeyond: true,
      },
      {
        note: 'An employee says so on the hosted pages, for themselves. Staff record what the employee said, and keep how they said it: the law asks whoever sends texts for proof (47 U.S.C. 227). It holds for the number on record alone.',
        body: { agrees: true },
        refusals: {
          BadRequestError:
            'There is no telephone number on record that texts can be sent to: write it as +1 518 555 0142',
        },
      },
    ),
  },
});
