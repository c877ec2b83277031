import { z } from 'zod';

/** What the mail server made of a message. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  /** It takes the message from us never: not this one (`refused`), or nothing for this address (`bounced`). */
  | { readonly kind: 'refused' | 'bounced'; readonly reason: string }
  /** Not now: what is wrong is of this message's domain, or of the server and all that it is given. */
  | { readonly kind: 'later'; readonly reason: string; readonly isOf: 'domain' | 'server' };

/** What nodemailer says went wrong. */
const MailError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});
type MailError = z.infer<typeof MailError>;

/** The codes of an answer and never its words, which may repeat the address. */
function codesOf({ response = '', responseCode }: MailError): string {
  const extended = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return [responseCode, extended].filter(Boolean).join(' ');
}

const noSuchMailbox = /^55[013]|^5\d\d 5\.1\.[0-36]/;
const dueToAddress = /^(RCPT TO|DATA)$/;

/** @param thrown what nodemailer rejected with */
export function toMailOutcome(thrown: unknown): Exclude<MailOutcome, { kind: 'sent' }> {
  const error = MailError.catch({}).parse(thrown);
  const { responseCode = 0, command = '' } = error;
  const reason =
    codesOf(error) || (/^E[A-Z_]{2,20}$/.test(error.code ?? '') ? String(error.code) : 'unknown');
  // 421: the server ends the connection. A sender or a password that it refuses is no fault of the message either.
  if (responseCode < 400 || responseCode === 421 || !dueToAddress.test(command))
    return { kind: 'later', reason, isOf: 'server' };
  if (responseCode < 500) return { kind: 'later', reason, isOf: 'domain' };
  return { kind: command === 'RCPT TO' && noSuchMailbox.test(reason) ? 'bounced' : 'refused', reason };
}
