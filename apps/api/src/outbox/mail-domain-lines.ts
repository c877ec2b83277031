import type { MailDomainRecord } from '@firstday/domain';

const labels = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const;

/** What the operator is told of each record of the sender's domain, and what to do about it. */
export const mailDomainLines = (records: readonly MailDomainRecord[]): string[] =>
  records.map((record) => `${labels[record.kind]}: ${sentenceOf(record)}`);

function sentenceOf({ kind, state, name, suggested }: MailDomainRecord): string {
  switch (state) {
    case 'ok':
      return `in order (${name}).`;
    case 'missing':
      return suggested === null
        ? `there is no key at ${name}. Look at MAIL_DKIM_SELECTOR, or add the record that your mail provider gives you.`
        : `missing. Add a TXT record at ${name}, such as: ${suggested}${kind === 'spf' ? ' (with the include of your mail provider)' : ''}`;
    case 'weak':
      return kind === 'spf'
        ? `${name} lets anybody send for this domain: end it in ~all or -all.`
        : `${name} asks nothing of receivers (p=none): once all is well, say p=quarantine or p=reject.`;
    case 'several':
      return `${name} has more than one record, so that receivers go by none of them: leave one.`;
    case 'revoked':
      return `the key at ${name} was taken back: name the selector of the one in use.`;
    case 'not_known':
      return 'not known: set MAIL_DKIM_SELECTOR to the selector that your mail provider signs with.';
    case 'unreadable':
      return `DNS did not answer about ${name ?? 'it'}: try again.`;
  }
}
