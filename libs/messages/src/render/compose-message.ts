import { longestWording, type MessageKind } from '@firstday/domain';
import { readableLocale } from '@firstday/domain/languages';
import { type MessageWords, messageWords } from '@firstday/domain/languages/message-words';
import { messageDefinitionOf } from '../kinds/message-definitions.js';
import type { KnownMessage } from '../kinds/known-message.js';
import { assertWording } from '../wording/wording-problems.js';
import { cleanLine } from './clean-line.js';
import { type FieldTexts, fieldTexts } from './field-texts.js';
import { fillParagraphs, fillSentence } from './fill-sentence.js';
import type { MailContent, Paragraph } from './mail-content.js';
import { mailPreview } from './mail-preview.js';

/** The words of a kind, some of which not all have. */
interface KindWords {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  readonly sms: string;
  readonly button?: string;
  readonly also?: string;
  /** In place of `body`, where it is known whom it is about, or who invites. */
  readonly bodyNamed?: string;
  readonly bodyInvited?: string;
}

/** @throws Error where something is missing that the kind needs, or the account's wording may not be used */
export function composeMessage({ kind, language, values, wording, also }: KnownMessage): MailContent {
  const locale = readableLocale(language);
  const words = messageWords[locale];
  const ofKind: KindWords = words[kind];
  const { needs, may, isLinkPersonal } = messageDefinitionOf(kind);
  const fields = fieldTexts(values, [...needs, ...may], locale);
  const missing = needs.filter((name) => !fields.has(name));
  if (missing.length > 0) throw new Error(`A message of the kind ${kind} needs ${missing.join(', ')}.`);
  if (wording) assertWording(kind, wording);
  const say = (text: string) => fillSentence(text, fields, locale);
  const href = fields.get('link');
  const paragraphs = wording?.body?.trim()
    ? [...fillParagraphs(wording.body, fields, locale), ...alsoSaid(words, also)]
    : [
        ...ownWords(ofKind, fields, words, locale),
        ...alsoSaid(words, also),
        ...dueDay(kind, fields, words, locale),
      ];
  return {
    locale,
    subject: say(cleanLine(wording?.subject ?? '') || ofKind.subject),
    sender: fields.get('employer') ?? null,
    preview: mailPreview(paragraphs),
    title: say(ofKind.title),
    paragraphs,
    action: href && ofKind.button ? { label: ofKind.button, href } : null,
    code: fields.get('code') ?? null,
    notes:
      href === undefined
        ? []
        : [
            ...(fields.has('link_until') ? [say(words.linkUntil)] : []),
            isLinkPersonal ? words.yours : words.signIn,
          ],
    linkText: words.linkText,
    sms: withStop(say(cleanLine(wording?.sms ?? '', longestWording.sms) || ofKind.sms), kind, words),
  };
}

/** Employees get texts again and again, and may end them by a reply; a code that is waited for comes once. */
function withStop(sms: string, kind: MessageKind, { stop }: MessageWords): string {
  const { to, keeps } = messageDefinitionOf(kind);
  return to[0] === 'employee' && keeps === 'link' ? `${sms} ${stop}` : sms;
}

function ownWords(
  ofKind: KindWords,
  fields: FieldTexts,
  words: MessageWords,
  locale: string,
): readonly Paragraph[] {
  const greeting = fields.has('first_name') ? words.greeting : words.greetingUnnamed;
  const body =
    (fields.has('employee') && ofKind.bodyNamed) ||
    (fields.has('inviter') && ofKind.bodyInvited) ||
    ofKind.body;
  return fillParagraphs(`${greeting}\n\n${body}`, fields, locale);
}

function alsoSaid(words: MessageWords, also: readonly MessageKind[] = []): readonly Paragraph[] {
  return also.flatMap((kind) => {
    const ofKind: KindWords = words[kind];
    return ofKind.also ? [[ofKind.also]] : [];
  });
}

const passed: readonly MessageKind[] = ['overdue', 'section_2_late'];

function dueDay(
  kind: MessageKind,
  fields: FieldTexts,
  words: MessageWords,
  locale: string,
): readonly Paragraph[] {
  if (!fields.has('due_on')) return [];
  return fillParagraphs(passed.includes(kind) ? words.wasDue : words.due, fields, locale);
}
