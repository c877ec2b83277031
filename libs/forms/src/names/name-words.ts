/** Letters that stay letters of their own when accents are taken off, and what people write for them. */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
};

/** The words of a name as names are compared: letters only, without accents, apostrophes or case. */
export const nameWords = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʻʼ`´]/gu, '')
    .toLowerCase()
    .replaceAll(/[æðđħıłœøßþ]/g, (letter) => plain[letter] ?? letter)
    .match(/\p{L}+/gu) ?? [];

/** Whether both are the same words, in whatever order. */
export function isSameName(one: string, other: string): boolean {
  const words = nameWords(one);
  return words.length > 0 && [...words].sort().join(' ') === [...nameWords(other)].sort().join(' ');
}
