import type { MessageKind } from '@firstday/domain';
import { renderKnownMessage } from '@firstday/messages';
import type { OutboxContent } from './outbox-content.js';

/** What a message says, in a form that every program shows. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How long a link for signing in is said to work, where its end is not known. */
const fewMinutes = 10;

/** Writes a message in the reader's language. */
export function composeMail(
  kind: MessageKind,
  language: string,
  { content, now }: { readonly content: OutboxContent; readonly now: Date },
): ComposedMail {
  const { sender_name, reader_name, url, expires_at, endpoint } = content;
  const minutesLeft = Math.floor((Date.parse(expires_at) - now.getTime()) / 60_000);
  const { subject, text, html } = renderKnownMessage({
    kind,
    language,
    values: {
      employer: sender_name,
      first_name: reader_name || undefined,
      link: url,
      link_until: expires_at.slice(0, 10) || undefined,
      minutes: Math.max(1, minutesLeft || fewMinutes),
      endpoint: endpoint || undefined,
    },
  });
  return { subject, text, html };
}
