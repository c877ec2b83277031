/** What texts are compared with. */
export interface TextMentions {
  readonly equal: readonly string[];
  readonly prefixes: readonly string[];
  readonly parts: readonly string[];
}

/** For people, where it is as good as one that is made: an example in words says it in their language. */
export const madeUpText = 'something else';

/** Each part that is asked for doubles the classes. */
const mostParts = 6;

/**
 * A text of each class that these comparisons can tell apart, or null where there are too many. A text's class is the
 * longest prefix that it begins with and the parts that it contains. The sample sets them side by side, with a character
 * between them that no comparison mentions: so it begins with and contains nothing else, and equals nothing.
 */
export function samplesOfTexts({ equal, prefixes, parts }: TextMentions): string[] | null {
  const asked = [...new Set(parts)];
  if (asked.length > mostParts) return null;
  const between = unmentioned([...equal, ...prefixes, ...asked].join(''));
  const isOther = (text: string) =>
    !equal.includes(text) &&
    !prefixes.some((prefix) => text.startsWith(prefix)) &&
    !asked.some((part) => text.includes(part));
  const made = ['', ...new Set(prefixes)].flatMap((prefix) =>
    subsetsOf(asked).map((chosen) => [prefix, ...chosen, ''].join(between)),
  );
  return [...new Set(equal), ...[madeUpText].filter(isOther), ...made].filter(isKept);
}

/** Facts are trimmed, and blank text is none. */
const isKept = (text: string) => text !== '' && text === text.trim();

function unmentioned(text: string): string {
  for (let code = 0x2026; ; code++) {
    const character = String.fromCharCode(code);
    if (!text.includes(character) && character.trim() !== '') return character;
  }
}

function subsetsOf(parts: readonly string[]): string[][] {
  return parts.reduce<string[][]>((sets, part) => [...sets, ...sets.map((set) => [...set, part])], [[]]);
}
