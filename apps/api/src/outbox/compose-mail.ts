import type { MessageKind } from '@firstday/domain';
import type { MessageContent } from './message-content.js';

/** What a message says, in a form that every program shows. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const words: Readonly<Record<MessageKind, { subject: string; line: string; action: string }>> = {
  invitation: {
    subject: 'Your forms for your first day',
    line: 'has forms for you to fill in before you start.',
    action: 'Start',
  },
  link_again: {
    subject: 'Your link to your forms',
    line: 'sends you a new link to your forms.',
    action: 'Go on',
  },
  reminder: { subject: 'Your forms are waiting', line: 'is waiting for your forms.', action: 'Go on' },
  last_reminder: { subject: 'Your forms are due', line: 'needs your forms now.', action: 'Go on' },
  sent_back: {
    subject: 'Please look at your form again',
    line: 'asks you to look at a form again.',
    action: 'Open it',
  },
  document_ready: {
    subject: 'A copy for you is ready',
    line: 'has a copy of what you signed for you.',
    action: 'Open it',
  },
  sign_in_link: {
    subject: 'Your link to sign in',
    line: 'sends you a link that signs you in once.',
    action: 'Sign in',
  },
  colleague_invitation: {
    subject: 'You are invited',
    line: 'invites you to its onboarding.',
    action: 'Sign in',
  },
  webhook_disabled: {
    subject: 'A webhook was turned off',
    line: 'has a webhook that failed for too long and was turned off.',
    action: 'Look at it',
  },
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Writes a message in the reader's language. */
export function composeMail(kind: MessageKind, _language: string, content: MessageContent): ComposedMail {
  const { subject, line, action } = words[kind];
  const greeting = content.reader_name ? `Hello ${content.reader_name},` : 'Hello,';
  const sentence = `${content.sender_name} ${line}`;
  return {
    subject: content.sender_name ? `${subject} – ${content.sender_name}` : subject,
    text: `${greeting}\n\n${sentence}\n\n${action}: ${content.url}\n`,
    html: `<p>${escaped(greeting)}</p><p>${escaped(sentence)}</p><p><a href="${escaped(content.url)}">${action}</a></p>`,
  };
}
