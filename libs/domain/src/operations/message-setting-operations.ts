import {
  EmployerMessageSettings,
  MessageSettings,
  UpdateEmployerMessageSettings,
  UpdateMessageSettings,
  WaitingPeople,
} from '../employee-message.js';
import { MailDomainCheck } from '../mail-domain-check.js';
import { MailTest } from '../mail-test.js';
import { exampleId } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly, usersOnly } from './operation.js';
import { resource } from './resource.js';

const messageSettingsExample: MessageSettings = {
  mode: 'on',
  sender_name: null,
  texts: 'without_email',
  is_configured: true,
  can_send_texts: true,
  from_address: 'people@harborfoods.com',
  is_sending: true,
};

const employerExample: EmployerMessageSettings = {
  employer_id: exampleId('employer'),
  sender_name: 'Harbor Foods People Team',
};

const domainExample: MailDomainCheck = {
  domain: 'harborfoods.com',
  checked_at: '2026-11-23T14:00:00.000Z',
  records: [
    {
      kind: 'dmarc',
      state: 'missing',
      name: '_dmarc.harborfoods.com',
      found: null,
      suggested: 'v=DMARC1; p=none; rua=mailto:postmaster@harborfoods.com',
    },
  ],
};

export const messageSettingOperations = resource({
  tag: 'message_settings',
  about: 'Whether an account writes to people. Beyond the published contract.',
  examples: [
    [MessageSettings, messageSettingsExample],
    [WaitingPeople, { people: 2, asked_since: '2026-11-09T14:00:00.000Z' }],
    [EmployerMessageSettings, employerExample],
    [MailDomainCheck, domainExample],
    [MailTest, { is_sent: false, sent_to: 'dana@northwind.example.com', problem: 'authentication' }],
  ],
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
        logs: 'settings.changed',
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'Off until somebody turns them on. A test account writes to the address in `MAIL_TEST_ADDRESS` and to nobody else. What waits when they are turned off is not sent.',
        body: { mode: 'on', include_waiting: true },
      },
    ),
    'message_settings.countWaiting': operation(
      {
        method: 'GET',
        path: '/message_settings/waiting',
        summary: 'Count who is written to at once when messages are turned on',
        answers: { 200: WaitingPeople },
        errors: {},
        allows: staffOnly,
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'Who was told before is not counted, and not told again. Whoever signs or acts on cases hears of what is due with the next morning message.',
      },
    ),
    'message_settings.checkDomain': operation(
      {
        method: 'GET',
        path: '/message_settings/domain_check',
        summary: 'Look up whether the sender’s domain is set up for messages',
        answers: { 200: MailDomainCheck },
        errors: {},
        allows: staffOnly,
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'DNS is asked once a minute at most; what it does not answer within three seconds is `unreadable`.',
      },
    ),
    'message_settings.sendTest': operation(
      {
        method: 'POST',
        path: '/message_settings/test',
        summary: 'Send a message to yourself to try the mail server',
        answers: { 200: MailTest },
        errors: badRequestError,
        allows: usersOnly,
        // It sends a sample.
        logs: 'nothing',
        needs: 'user:edit',
        isBeyond: true,
      },
      {
        note: 'Whether or not messages are on. Once in ten seconds, and ten times an hour for an account (429). In a test account it goes to `MAIL_TEST_ADDRESS`.',
        refusals: { BadRequestError: 'This installation is a copy: it sends nothing until it is adopted' },
      },
    ),
    'message_settings.findByEmployer': operation({
      method: 'GET',
      path: '/employers/{employer_id}/message_settings',
      summary: 'Get the name that messages to an employer’s people come from',
      answers: { 200: EmployerMessageSettings },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'employer:view',
      isBeyond: true,
    }),
    'message_settings.updateByEmployer': operation(
      {
        method: 'PATCH',
        path: '/employers/{employer_id}/message_settings',
        summary: 'Set the name that messages to an employer’s people come from',
        body: UpdateEmployerMessageSettings,
        answers: { 200: EmployerMessageSettings },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'employer:edit',
        isBeyond: true,
      },
      {
        note: 'It stands before the account’s `sender_name`, and in the text in place of the employer’s name. The address that messages come from stays the installation’s.',
        body: { sender_name: 'Harbor Foods People Team' },
      },
    ),
  },
});
