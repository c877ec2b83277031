import type { Paragraph } from './mail-content.js';
import { plainParagraph } from './plain-paragraph.js';

const longest = 150;
/** Unseen: a mailbox that shows more than the preview shows these, and nothing of the page. */
const filling = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';

/** The button says it already. */
export const isLinkAlone = (paragraph: Paragraph): boolean =>
  paragraph.every((stretch) => typeof stretch !== 'string');

/** What a mailbox shows of a message beside its subject: how it begins. */
export function mailPreview(paragraphs: readonly Paragraph[]): string {
  const shown = paragraphs.filter((paragraph) => !isLinkAlone(paragraph)).slice(0, 2);
  const letters = [...shown.map(plainParagraph).join(' ')].slice(0, longest);
  return letters.join('') + filling.repeat(longest - letters.length);
}
