import { MessageSettings, UpdateMessageSettings } from '../employee-message.js';
import { decodeError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const messageSettingsExample: MessageSettings = {
  mode: 'on',
  sender_name: null,
  is_configured: true,
  from_address: 'people@harborfoods.com',
  is_sending: true,
};

export const messageSettingOperations = resource({
  tag: 'message_settings',
  about: 'Whether an account writes to people. Beyond the published contract.',
  examples: [[MessageSettings, messageSettingsExample]],
  operations: {
    'message_settings.find': operation({
      method: 'GET',
      path: '/message_settings',
      summary: 'Get whether messages are sent',
      answers: { 200: MessageSettings },
      errors: {},
      allows: staffOnly,
      needs: 'user:view',
      isBeyond: true,
    }),
    'message_settings.update': operation(
      {
        method: 'PATCH',
        path: '/message_settings',
        summary: 'Turn messages on or off',
        body: UpdateMessageSettings,
        answers: { 200: MessageSettings },
        errors: decodeError,
        allows: staffOnly,
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'Off until somebody turns them on. A test account writes to the address in `MAIL_TEST_ADDRESS` and to nobody else. What waits when they are turned off is not sent.',
        body: { mode: 'on' },
      },
    ),
  },
});
