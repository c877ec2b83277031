import type { MailContent, Paragraph } from './mail-content.js';

/** What a message says, with a mark in place of each of its texts. */
export interface MarkedContent {
  /** The same for all messages that differ by their words alone. */
  readonly content: MailContent;
  /** What stands in place of each mark. */
  readonly texts: readonly string[];
}

/** Takes a page with marks apart: every second part is the number of a text. */
export const markPattern = /\ue000(\d+)\ue001/;

/** Puts a mark in place of each text; what is empty, and where lines end, stays as it is. */
export function toMarkedContent(content: MailContent): MarkedContent {
  const texts: string[] = [];
  const mark = (text: string) => (text === '' ? '' : `\ue000${texts.push(text) - 1}\ue001`);
  const markLines = (text: string) => text.split('\n').map(mark).join('\n');
  const markParagraph = (paragraph: Paragraph): Paragraph =>
    paragraph.map((stretch) =>
      typeof stretch === 'string' ? markLines(stretch) : { href: mark(stretch.href) },
    );
  const { locale, subject, sender, preview, title, paragraphs, action, code, notes, linkText } = content;
  return {
    content: {
      locale,
      subject: mark(subject),
      sender: sender === null ? null : mark(sender),
      preview: mark(preview),
      title: mark(title),
      paragraphs: paragraphs.map(markParagraph),
      action: action && { label: mark(action.label), href: mark(action.href) },
      code: code === null ? null : mark(code),
      notes: notes.map(mark),
      linkText: mark(linkText),
      sms: '',
    },
    texts,
  };
}
