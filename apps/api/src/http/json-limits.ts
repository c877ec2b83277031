/** Structural limits of a body besides its size, far above what any operation takes. */
export const jsonLimits = { depth: 32, keys: 5000, items: 10_000 } as const;

const code = (mark: string) => mark.charCodeAt(0);
const [quote, backslash, colon, comma] = [code('"'), code('\\'), code(':'), code(',')];
const [openBrace, closeBrace, openBracket, closeBracket] = [code('{'), code('}'), code('['), code(']')];

/**
 * Scans a JSON text without parsing it: a megabyte of brackets or tiny keys would keep a parser, and whoever walks
 * its result, busy for most of a second. Validity is left to the parser.
 * @returns which limit is exceeded
 */
export function exceededLimit(text: string): string | undefined {
  let depth = 0;
  let keys = 0;
  let items = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === quote) at = endOfString(text, at);
    else if (mark === colon) keys += 1;
    else if (mark === comma) items += 1;
    else if (mark === closeBrace || mark === closeBracket) depth -= 1;
    else if (mark === openBrace || mark === openBracket) {
      depth += 1;
      if (depth > jsonLimits.depth) return `nest more than ${jsonLimits.depth} levels deep`;
    }
    if (keys > jsonLimits.keys) return `have more than ${jsonLimits.keys} properties`;
    if (items > jsonLimits.items) return `have more than ${jsonLimits.items} values`;
  }
  return undefined;
}

/** The end of the string that begins here; a quote after an odd number of backslashes is part of it. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}
