import { z } from 'zod';
import { DateTimeUtc } from './scalar-value.js';

/** How a record of the sender's domain stands. */
const MailDomainState = z.enum(['ok', 'missing', 'weak', 'several', 'revoked', 'not_known', 'unreadable']);

/** Beyond the contract: one of the records by which receivers tell messages of a domain from forged ones. */
export const MailDomainRecord = z
  .strictObject({
    kind: z
      .enum(['spf', 'dkim', 'dmarc'])
      .describe(
        'Which servers may send (`spf`), by which key messages are signed (`dkim`), what is done with others (`dmarc`).',
      ),
    state: MailDomainState.describe(
      'How it stands: it lets anybody send or asks nothing of receivers (`weak`), there are more than one (`several`), its key was taken back (`revoked`), nobody said which it is (`not_known`), or DNS did not answer (`unreadable`).',
    ),
    name: z.string().nullable().describe('Its name in DNS; null where that is not known.'),
    found: z
      .string()
      .nullable()
      .describe('What DNS says, without private addresses; null where it says nothing.'),
    suggested: z
      .string()
      .nullable()
      .describe('A TXT record to add under that name; null where none is needed.'),
  })
  .meta({ id: 'MailDomainRecord' });
export type MailDomainRecord = z.infer<typeof MailDomainRecord>;

/** Beyond the contract: what DNS says of the domain that messages come from. */
export const MailDomainCheck = z
  .strictObject({
    domain: z.string().nullable().describe('The domain of the sender; null where there is no sender.'),
    checked_at: DateTimeUtc.describe('When DNS was asked.'),
    records: z.array(MailDomainRecord).describe('SPF, DKIM and DMARC; empty without a domain.'),
  })
  .meta({ id: 'MailDomainCheck' });
export type MailDomainCheck = z.infer<typeof MailDomainCheck>;
