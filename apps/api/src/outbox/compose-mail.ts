import type { MessageKind } from '@firstday/domain';
import {
  type KnownMessage,
  type MessageWording,
  renderKnownMessage,
  usableWording,
} from '@firstday/messages';
import type { OutboxContent } from './outbox-content.js';
import { sampleValues } from './sample-values.js';

/** What a message says, in a form that every program shows. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same on one line, for a phone. */
  readonly sms: string;
}

/** How long a link or a code is said to work when its end is not known. */
const fewMinutes = 10;

interface ComposedFrom {
  readonly content: OutboxContent;
  readonly now: Date;
  /** Own words, where there are any: the employer's before the account's. */
  readonly wordings: readonly MessageWording[];
}

/** Writes a message in the reader's language, in own words where they can be used. */
export function composeMail(
  kind: MessageKind,
  language: string,
  { content, now, wordings }: ComposedFrom,
): ComposedMail {
  const values = content.trial
    ? sampleValues({ employer: content.sender_name, link: content.url, now })
    : valuesOf(content, now);
  const { subject, text, html, sms } = renderKnownMessage({
    kind,
    language,
    also: content.also,
    values,
    // What could be used once may not be any more: nobody waits in vain for that.
    wording: usableWording(kind, wordings),
  });
  return { subject, text, html, sms };
}

function valuesOf(
  { code, sender_name, reader_name, employee_name, url, expires_at, endpoint, due_on }: OutboxContent,
  now: Date,
): KnownMessage['values'] {
  const minutesLeft = Math.floor((Date.parse(expires_at) - now.getTime()) / 60_000);
  return {
    employer: sender_name,
    first_name: reader_name || undefined,
    employee: employee_name || undefined,
    code,
    link: url || undefined,
    due_on,
    link_until: expires_at.slice(0, 10) || undefined,
    minutes: Math.max(1, minutesLeft || fewMinutes),
    endpoint: endpoint || undefined,
  };
}
