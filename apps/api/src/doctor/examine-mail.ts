import type { Config } from '../context/index.js';
import { checkMailDomain, checkMailServer, mailDomainLines } from '../outbox/index.js';
import { type Finding, findingsOf } from './finding.js';

const { ok, warning, fault } = findingsOf('mail');

/** The mail server and the sender's domain, as `mail test` looks at them; nothing is sent. */
export async function examineMail({ mail }: Pick<Config, 'mail'>): Promise<Finding[]> {
  if (mail.smtpUrl === undefined || mail.from === undefined)
    return [
      warning(
        'No mail server is set: nobody is written to.',
        'Set SMTP_URL and MAIL_FROM (docs/messages.md).',
      ),
    ];
  const wrong = await checkMailServer(mail);
  const server =
    wrong === undefined
      ? ok('The mail server answers, and lets us in.')
      : fault(wrong, 'npm run firstday -- mail test you@example.com');
  const domain = mail.from.address.split('@').at(-1) ?? '';
  const records = await checkMailDomain(domain, mail);
  return [
    server,
    ...records.map((record) => {
      const [line = ''] = mailDomainLines([record]);
      return record.state === 'ok' ? ok(line) : warning(line, `See the records of ${domain} in DNS.`);
    }),
  ];
}
