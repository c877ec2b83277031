import { z } from 'zod';

/** What kept a message from being sent that was tried. */
export const MailTestProblem = z
  .enum([
    'not_configured',
    'dns',
    'no_connection',
    'no_answer',
    'tls',
    'authentication',
    'sender',
    'recipient',
    'message',
  ])
  .meta({ id: 'MailTestProblem' });
export type MailTestProblem = z.infer<typeof MailTestProblem>;

/** Beyond the contract: what came of a message that somebody tried on themselves. */
export const MailTest = z
  .strictObject({
    is_sent: z.boolean().describe('Whether the mail server took it.'),
    sent_to: z.string().describe('The address that it was for: your own, or `MAIL_TEST_ADDRESS`.'),
    problem: MailTestProblem.nullable().describe(
      'What is wrong: the settings, the name of the server, its port, TLS, the password, the sender (`MAIL_FROM`), the recipient, or the message; null where it was sent.',
    ),
  })
  .meta({ id: 'MailTest' });
export type MailTest = z.infer<typeof MailTest>;
