import { fillBlanks } from '@firstday/domain/languages';
import type { FieldTexts } from './field-texts.js';
import { isolate } from './isolate.js';
import type { Paragraph, Stretch } from './mail-content.js';

/** Fields that are no words of a sentence: they stay as they are. */
const literal: readonly string[] = ['link', 'code'];

/** A text with its fields filled in; what is not known is left out, with the space before a comma or full stop. */
export function fillSentence(text: string, fields: FieldTexts, locale: string): string {
  const values = Object.fromEntries(
    [...fields].map(([name, value]) => [name, literal.includes(name) ? value : isolate(value, locale)]),
  );
  return fillBlanks(withoutSecondStop(text, fields), values)
    .replaceAll(/[ \t]+([,.!?;:،؟])/g, '$1')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
}

/** `Acme, Inc.` at the end of a sentence ends it. */
const withoutSecondStop = (text: string, fields: FieldTexts): string =>
  [...fields]
    .filter(([, value]) => value.endsWith('.'))
    .reduce((rest, [name]) => rest.replaceAll(new RegExp(`\\{${name}\\}\\.(?!\\.)`, 'g'), `{${name}}`), text);

/** Text as paragraphs: an empty line ends one. The link in it can be followed. */
export const fillParagraphs = (text: string, fields: FieldTexts, locale: string): readonly Paragraph[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => stretchesOf(paragraph, fields, locale))
    .filter((paragraph) => paragraph.length > 0);

function stretchesOf(paragraph: string, fields: FieldTexts, locale: string): Paragraph {
  const href = fields.get('link');
  return paragraph.split(/(\{link\})/).flatMap((part): readonly Stretch[] => {
    if (part === '{link}') return href === undefined ? [] : [{ href }];
    const text = part
      .split('\n')
      .map((line) => fillLine(line, fields, locale))
      .join('\n');
    return text === '' ? [] : [text];
  });
}

/** Spaces at the ends stay: a link may stand beside them. */
function fillLine(line: string, fields: FieldTexts, locale: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/.exec(line) ?? [];
  return `${before}${fillSentence(text, fields, locale)}${after}`;
}
