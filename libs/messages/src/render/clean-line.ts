/** Characters that end a line, are not seen, or turn around what stands beside them. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/**
 * A value as part of one line, of at most so many characters. No header can be begun with it, and no name can show itself as
 * another by writing backwards.
 */
export function cleanLine(text: string, longest = 200): string {
  // What is far too long is not looked at further.
  const line = text
    .slice(0, longest * 10)
    .replaceAll(unseen, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= longest
    ? line
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
