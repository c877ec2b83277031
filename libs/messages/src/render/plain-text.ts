import type { MailContent } from './mail-content.js';
import { plainParagraph } from './plain-paragraph.js';

/** A message as plain text: the same words in the same order, with the link on a line of its own. */
export function plainText({ title, paragraphs, action, code, notes }: MailContent): string {
  const said = paragraphs.map(plainParagraph);
  const isLinkSaid = action !== null && said.some((it) => it.includes(action.href));
  const parts = [
    title,
    ...said,
    ...(code === null || said.some((it) => it.includes(code)) ? [] : [code]),
    ...(action === null || isLinkSaid ? [] : [`${action.label}:\n${action.href}`]),
    ...(notes.length === 0 ? [] : [`--\n${notes.join('\n')}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}
