import { formatNumber } from './format-number';

export type MessageValues = Readonly<Record<string, number | string>>;

/**
 * A message of the catalog with its blanks filled: `{name}`, and `{count, plural, one {…} other {…}}` in which `#` is
 * the number. The catalog uses no more of ICU than this, which a test holds it to; a library for the whole of it would
 * weigh more than a page of a component.
 */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  let filled = '';
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    if (open < 0) return filled + text.slice(at);
    const close = closing(text, open);
    filled += text.slice(at, open) + blank(text.slice(open + 1, close), values, locale);
    at = close + 1;
  }
  return filled;
}

/** Where the brace that was opened is closed. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

function blank(inner: string, values: MessageValues, locale: string): string {
  const [name = '', kind, branches] = parted(inner);
  const value = values[name] ?? '';
  if (kind !== 'plural' || branches === undefined) return String(value);
  const chosen = selectBranch(branches, Number(value), locale);
  return formatMessage(chosen.replaceAll('#', formatNumber(locale, Number(value))), values, locale);
}

/** `count, plural, one {…} other {…}` in its three parts. */
function parted(inner: string): [string, string?, string?] {
  const [, name, kind, branches] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,\s*([\s\S]*))?$/.exec(inner) ?? [];
  return [name ?? '', kind, branches];
}

function selectBranch(branches: string, count: number, locale: string): string {
  const texts = new Map<string, string>();
  for (let at = 0; at < branches.length;) {
    const open = branches.indexOf('{', at);
    if (open < 0) break;
    const close = closing(branches, open);
    texts.set(branches.slice(at, open).trim(), branches.slice(open + 1, close));
    at = close + 1;
  }
  const category = new Intl.PluralRules(locale).select(count);
  return texts.get(`=${count}`) ?? texts.get(category) ?? texts.get('other') ?? '';
}
