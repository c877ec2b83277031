import type { MailTestProblem } from '@firstday/domain';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailSettings } from '../context/index.js';
import { toMailAddress } from './to-mail-address.js';
import { type TransportOptions, transportOptions } from './transport-options.js';

/** What whoever tried a message is told. */
export interface MailCheck {
  readonly isSent: boolean;
  /** What is wrong; null where it was sent. */
  readonly problem: MailTestProblem | null;
  readonly text: string;
}

const failed = (problem: MailTestProblem, text: string): MailCheck => ({ isSent: false, problem, text });

const Failure = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  syscall: z.string().optional(),
});
type Failure = z.infer<typeof Failure>;

/**
 * Sends a message to the operator, and says what is wrong where that fails: the name, TLS, the password, the sender or the
 * recipient. The password is in none of it.
 */
export async function checkMail(mail: MailSettings, given: string): Promise<MailCheck> {
  const { smtpUrl, from, seconds } = mail;
  if (smtpUrl === undefined || from === undefined)
    return failed('not_configured', 'SMTP_URL and MAIL_FROM are not set: nothing is sent (docs/messages.md)');
  const to = toMailAddress('', given)?.address;
  if (to === undefined) return failed('recipient', 'This is not an email address');
  const options = transportOptions(smtpUrl, seconds);
  const transport = createTransport(options);
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'Firstday can send messages',
      text: `This message was sent to try the mail server. Messages to people can be turned on in the dashboard.\n`,
    });
    const way = options.secure
      ? 'over TLS'
      : options.requireTLS
        ? 'over STARTTLS'
        : 'without TLS being required';
    return {
      isSent: true,
      problem: null,
      text: `${options.host}:${options.port} took it, ${way}. Look for it at ${to}.`,
    };
  } catch (error) {
    return explain(Failure.catch({}).parse(error), options);
  } finally {
    transport.close();
  }
}

/**
 * Whether the mail server is there, speaks TLS and takes the password; nothing is sent.
 * @returns what is wrong; undefined where nothing is
 */
export async function checkMailServer({ smtpUrl, seconds }: MailSettings): Promise<string | undefined> {
  if (smtpUrl === undefined) return 'SMTP_URL is not set';
  const options = transportOptions(smtpUrl, seconds);
  const transport = createTransport(options);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return explain(Failure.catch({}).parse(error), options).text;
  } finally {
    transport.close();
  }
}

function explain(failure: Failure, { host, port, auth, secure }: TransportOptions): MailCheck {
  const server = `${host}:${port}`;
  const { code = '', command = '', responseCode, syscall } = failure;
  const answer = answerOf(failure, auth?.pass);
  if (code === 'EDNS' || code === 'ENOTFOUND')
    return failed('dns', `DNS: there is no server called ${host}. Look at the name in SMTP_URL.`);
  if (code === 'EAUTH' || command.startsWith('AUTH'))
    return failed(
      'authentication',
      auth
        ? `Authentication: ${server} refused the user or the password in SMTP_URL. Characters such as @ : / are written %40 %3A %2F there.${answer}`
        : `Authentication: ${server} wants a user and a password in SMTP_URL.${answer}`,
    );
  if (code === 'ETLS' || command === 'STARTTLS')
    return failed(
      'tls',
      `TLS: ${server} does not offer it, or its certificate is not trusted or of another name.${answer} For a server of your own network without TLS, end SMTP_URL in ?tls=off.`,
    );
  if (command.startsWith('MAIL'))
    return failed('sender', `Sender: ${server} refused the address in MAIL_FROM.${answer}`);
  if (command === 'RCPT TO')
    return failed('recipient', `Recipient: ${server} refused this address.${answer}`);
  if (responseCode !== undefined) return failed('message', `${server} refused the message.${answer}`);
  if (code === 'ETIMEDOUT')
    return failed(
      'no_answer',
      `Connection: ${server} does not answer. Look at the port and the firewall; ${secure ? 'smtps:// speaks TLS at once, mostly at port 465' : 'smtp:// is mostly at port 587'}.`,
    );
  if (code === 'ESOCKET' && syscall !== 'connect')
    return failed(
      'tls',
      `TLS or connection: ${server} ended it. smtps:// is for port 465, smtp:// for 587; a certificate that is not trusted ends it too.`,
    );
  return failed(
    'no_connection',
    `Connection: ${server} cannot be reached (${code || 'unknown'}). Look at the port and the firewall.`,
  );
}

/** What the server said, on one line; without the password, should it ever repeat that. */
function answerOf({ response }: Failure, password: string | undefined): string {
  if (response === undefined) return '';
  const line = response.replaceAll(/\s+/g, ' ').slice(0, 300);
  const secrets = password ? [password, Buffer.from(password).toString('base64')] : [];
  return ` It says: ${secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line)}`;
}
