import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './mail-content.js';
import { MailPage } from './mail-page.js';
import { markPattern, toMarkedContent } from './marked-content.js';

/** More shapes than messages have, but for accounts whose own words have any number of paragraphs. */
const mostKept = 200;
/** Pages with gaps, by their shape: what stands between the gaps, and the numbers of the texts that go there. */
const pages = new Map<string, readonly string[]>();

/** A message as HTML. React draws a page once for all messages that differ by their words alone. */
export function renderPage(content: MailContent): string {
  const { content: marked, texts } = toMarkedContent(content);
  return pageOf(marked)
    .map((part, at) => (at % 2 === 0 ? part : toHtmlText(texts[Number(part)] ?? '')))
    .join('');
}

function pageOf(marked: MailContent): readonly string[] {
  const shape = JSON.stringify(marked);
  const known = pages.get(shape);
  if (known) return known;
  const page = `<!doctype html>${renderToStaticMarkup(<MailPage content={marked} />)}`.split(markPattern);
  if (pages.size >= mostKept) pages.clear();
  pages.set(shape, page);
  return page;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes it, between tags and in attributes alike. */
const toHtmlText = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '');
