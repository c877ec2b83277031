/** Markup: what is not, is escaped where it is put in. */
export class Html {
  constructor(readonly text: string) {}
}

type HtmlValue = Html | string | number | undefined | false | readonly HtmlValue[];

/** Markup with values in it, each escaped unless it is markup itself. How the source is indented is not sent. */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(strings.map(withoutIndent).reduce((text, part, at) => text + toText(values[at - 1]) + part));

const withoutIndent = (part: string): string => part.replaceAll(/\n\s+/g, '\n');

function toText(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(toText).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark);

/** Text between tags, where a quotation mark stands for itself: examples are full of them. */
export const textOnly = (text: string): Html =>
  new Html(text.replaceAll(/[&<>]/g, (mark) => entities[mark] ?? mark));

/** The little of Markdown that the document's descriptions use: paragraphs, lists, code, emphasis and links. */
export const markdown = (text: string): Html[] =>
  text.split(/\n{2,}/).map((block) =>
    block.startsWith('- ')
      ? html`<ul>
          ${block
            .split(/^- /m)
            .filter(Boolean)
            .map((item) => html`<li>${inline(item.trim())}</li>`)}
        </ul>`
      : html`<p>${inline(block)}</p>`,
  );

/** A line of it. */
export const inline = (text: string): Html =>
  new Html(
    escapeHtml(text)
      .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
      .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replaceAll(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
      .replaceAll(/\[([^\]]+)\]\(((?:https:\/\/|\/|#)[^)\s]*)\)/g, '<a href="$2">$1</a>'),
  );
