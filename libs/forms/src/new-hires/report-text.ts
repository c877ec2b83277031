/** Letters that no decomposition leads back to A to Z, and what they are written as in Latin script without accents. */
const written: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Þ: 'TH',
  ẞ: 'SS',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'NG',
  ĸ: 'K',
  ı: 'I',
  Ə: 'E',
  Ɓ: 'B',
  Ɗ: 'D',
  Ƙ: 'K',
  Ƴ: 'Y',
};

/** Longer than any field, and than anything that is worth a look: whoever sends more has made a mistake. */
const mostLetters = 500;

/** Letters of Latin script in A to Z, and white space of any kind (a line break too) as one blank. */
function plainText(text: string): string {
  const upper = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Cf}/gu, '')
    .toUpperCase();
  return upper
    .replaceAll(/[^\x20-\x7e]/gu, (letter) => written[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const apostrophes = /['’‘ʻʼ`´.]/g;
const hyphens = /[‐‑‒–—−]/g;
/** A generation is no part of a name (OMB 0970-0166, W-4 record layouts, rule 6). */
const suffix = /(?<=[^\s,])[\s,]+(?:JR|SR|II|III|IV)$/;

export type ReportText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'letters' | 'too_long' };

const refused = (reason: 'letters' | 'too_long'): ReportText => ({ ok: false, reason });

function checked(text: string, allowed: RegExp): ReportText {
  return allowed.test(text) ? { ok: true, text } : refused('letters');
}

/**
 * A person's name as the record has it: A to Z, 0 to 9, hyphens and blanks. Apostrophes and periods go without leaving a gap
 * (`O'Neil` is `ONEIL`), a suffix such as `Jr.` goes too. Letters of another script are refused: nothing is left out.
 */
export function reportName(given: string): ReportText {
  if (given.length > mostLetters) return refused('too_long');
  const name = plainText(given.replaceAll(apostrophes, '')).replaceAll(hyphens, '-').replace(suffix, '');
  return checked(name.replace(/,$/, ''), /^[A-Z0-9 -]*$/);
}

const separators = /[!-,/:-@[-`{-~]+/g;

/** Likewise for a city or a company, where signs between words are blanks and `&` is `AND`. */
export function reportTitle(given: string): ReportText {
  if (given.length > mostLetters) return refused('too_long');
  const plain = plainText(given.replaceAll(apostrophes, '').replaceAll(/[&+]/g, ' AND ')).replaceAll(
    hyphens,
    '-',
  );
  return checked(plain.replaceAll(separators, ' ').replaceAll(/ +/g, ' ').trim(), /^[A-Z0-9 -]*$/);
}

/** A line of an address: A to Z, 0 to 9 and blanks; hyphens are for names and cities alone (rule 7). */
export function reportAddressLine(given: string): ReportText {
  if (given.length > mostLetters) return refused('too_long');
  const plain = plainText(given.replaceAll(apostrophes, '').replaceAll('⁄', ' ')).replaceAll(hyphens, ' ');
  return checked(
    plain.replaceAll(/[-⁄]/g, ' ').replaceAll(separators, ' ').replaceAll(/ +/g, ' ').trim(),
    /^[A-Z0-9 ]*$/,
  );
}
