import type { MessageKind } from '@firstday/domain';
import type { KnownMessage, MessageOf, RenderedMessage } from '../kinds/known-message.js';
import { composeMessage } from './compose-message.js';
import { plainText } from './plain-text.js';
import { renderPage } from './render-page.js';

/**
 * Writes a message: subject, plain text, HTML, and one line for a phone.
 * @throws Error where a field is missing or no page's address, or the account's wording may not be used
 */
export function renderMessage<Kind extends MessageKind>(message: MessageOf<Kind>): RenderedMessage;
export function renderMessage(message: KnownMessage): RenderedMessage {
  return renderKnownMessage(message);
}

/** Writes a message of a kind that is known at run time only: its kind takes of the values what it may say, and no other. */
export function renderKnownMessage(message: KnownMessage): RenderedMessage {
  const content = composeMessage(message);
  return {
    subject: content.subject,
    text: plainText(content),
    html: renderPage(content),
    sms: content.sms,
  };
}
