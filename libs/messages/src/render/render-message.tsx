import type { MessageKind } from '@firstday/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { KnownMessage, MessageOf, RenderedMessage } from '../kinds/known-message.js';
import { composeMessage } from './compose-message.js';
import { MailPage } from './mail-page.js';
import { plainText } from './plain-text.js';

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
  const html = `<!doctype html>${renderToStaticMarkup(<MailPage content={content} />)}`;
  return { subject: content.subject, text: plainText(content), html, sms: content.sms };
}
