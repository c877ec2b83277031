import { DigestSettings, UpdateDigestSettings } from '../digest-settings.js';
import { badRequestError, operation, usersOnly } from './operation.js';
import { resource } from './resource.js';

const digestSettingsExample: DigestSettings = {
  is_wanted: true,
  time_zone: 'America/New_York',
  is_sent: true,
};

export const digestSettingOperations = resource({
  tag: 'digest_settings',
  about:
    'What a person is told in the morning: that something waits for their signature. They decide for themselves. Beyond the published contract.',
  refusals: { BadRequestError: 'There is no time zone of this name' },
  examples: [[DigestSettings, digestSettingsExample]],
  operations: {
    'digest_settings.find': operation({
      method: 'GET',
      path: '/digest_settings',
      summary: 'Get whether you are told in the morning what waits for your signature',
      answers: { 200: DigestSettings },
      errors: {},
      allows: usersOnly,
      isBeyond: true,
    }),
    'digest_settings.update': operation(
      {
        method: 'PATCH',
        path: '/digest_settings',
        summary: 'Say whether you want to be told in the morning what waits for your signature',
        body: UpdateDigestSettings,
        answers: { 200: DigestSettings },
        errors: badRequestError,
        allows: usersOnly,
        // Each person decides it for themselves, and it shows them nothing more.
        logs: 'nothing',
        isBeyond: true,
      },
      {
        note: 'A quarter past nine, Monday to Friday, where something is late or due within a week; deadlines that the law sets for Section 2 of Form I-9 on their own days. One message a day at most.',
        body: { is_wanted: false },
      },
    ),
  },
});
