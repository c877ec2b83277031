/** Letters that no mark makes of another: what people write who have none of them on the keyboard. */
const spelled: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ŧ: 't',
  ƒ: 'f',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ə: 'e',
  ǝ: 'e',
  ɣ: 'g',
  ƙ: 'k',
  ɔ: 'o',
  ƴ: 'y',
};

const plainLetter = (letter: string): string => {
  const plain = spelled[letter.toLowerCase()];
  if (plain === undefined) return letter;
  return letter === letter.toLowerCase() ? plain : (plain[0] ?? '').toUpperCase() + plain.slice(1);
};

/**
 * A name as E-Verify takes it: letters of the English alphabet, spaces, hyphens and apostrophes, without any other sign and
 * without marks on letters; the agencies know how names are spelled. Null where it is in another script: what it is in
 * Latin letters, its documents say and no program.
 */
export function serviceName(name: string): string | null {
  const plain = [...name.normalize('NFKD').replaceAll(/\p{M}/gu, '')].map(plainLetter).join('');
  const written = plain
    .replaceAll(/[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u02be\u02bf\u2032`\u00b4\ua78c]/gu, "'")
    .replaceAll(/\p{Pd}/gu, '-');
  if (/[^A-Za-z\P{L}]/u.test(written)) return null;
  const kept = written
    .replaceAll(/[^A-Za-z' -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return /[A-Za-z]/.test(kept) ? kept : null;
}
