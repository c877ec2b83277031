import { type MailPart, parseFields, toMailPart, toParts } from './mail-part.js';

/** What a report says of one address. */
export interface ReportedRecipient {
  /** As the sender wrote it, and as the server that gave up did. */
  readonly addresses: readonly string[];
  readonly action: string;
  /** `5.1.1` (RFC 3463). */
  readonly status: string;
}

/** A report of what became of a message after it was taken (RFC 3464). */
export interface BounceReport {
  /** Whom the report was sent to: the envelope's sender of the message, of which each may have had its own. */
  readonly sentTo: readonly string[];
  /** The Message-ID of the message, wherever the report names it. */
  readonly messageIds: readonly string[];
  readonly recipients: readonly ReportedRecipient[];
}

const toHeaders = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
const statusTypes = /^message\/(global-)?delivery-status$/;
const returnedTypes = /^(message\/(rfc822|global)|(text|message)\/(rfc822|global)-headers)$/;
const mostParts = 20;
const mostRecipients = 50;

/**
 * Reads a report; whatever else is in the mailbox is none. Of its text nothing is kept but addresses, ids and codes.
 * @param raw the beginning of the message: as much as a report has before it repeats the message
 */
export function parseBounce(raw: Buffer): BounceReport | undefined {
  const mail = toMailPart(raw.toString('latin1'));
  if (mail.type !== 'multipart/report' || mail.boundary === undefined) return undefined;
  const parts = toParts(mail.body, mail.boundary, mostParts);
  const status = parts.find(({ type }) => statusTypes.test(type));
  if (!status) return undefined;
  const [ofMessage = new Map(), ...ofRecipients] = toGroups(status);
  const returned = parts.filter(({ type }) => returnedTypes.test(type)).map(({ content }) => content);
  return {
    sentTo: toHeaders.flatMap((name) => addressesIn(mail.fields.get(name))),
    messageIds: [
      ...idsIn(ofMessage.get('x-original-message-id')),
      ...idsIn(ofMessage.get('original-message-id')),
      ...returned.flatMap((content) => idsIn(toMailPart(content).fields.get('message-id'))),
      ...idsIn(mail.fields.get('in-reply-to')),
      ...idsIn(mail.fields.get('x-failed-message-id')),
    ],
    recipients: ofRecipients.slice(0, mostRecipients).map((fields) => ({
      addresses: ['original-recipient', 'final-recipient'].flatMap((name) => addressesIn(fields.get(name))),
      action: (fields.get('action') ?? '').trim().toLowerCase(),
      status: /^\s*([245]\.\d{1,3}\.\d{1,3})\b/.exec(fields.get('status') ?? '')?.[1] ?? '',
    })),
  };
}

/** The fields of the message, and of each address, with an empty line between them. */
const toGroups = ({ content }: MailPart): Map<string, string>[] =>
  content
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map(parseFields)
    .filter(({ size }) => size > 0);

const idsIn = (text = ''): string[] => text.match(/<[^<>\s]{1,200}>/g)?.slice(0, 20) ?? [];

/** Addresses of `rfc822;ana@example.com` and `"Ana" <ana@example.com>` alike. */
const addressesIn = (text = ''): string[] =>
  text
    .slice(0, 5000)
    .match(/[^\s<>",;:()]{1,100}@[^\s<>",;:()]{1,255}/g)
    ?.slice(0, 20) ?? [];
