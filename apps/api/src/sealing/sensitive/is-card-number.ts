const digitsOf = (text: string): string => text.replaceAll(/[ -]/g, '');

/** Where a card's number begins, and how long it is then (ISO/IEC 7812, the ranges of the networks). */
const cards: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|64[4-9]|65)/, [16, 17, 18, 19]],
  [/^(?:30[0-5]|3095|36|3[89])/, [14, 15, 16, 17, 18, 19]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^62/, [16, 17, 18, 19]],
  [/^(?:50|5[6-8]|6304|6759|676[1-3])/, [16, 18, 19]],
];

/**
 * Whether digits, grouped or not, are a payment card number: within a network's range, of its length, with a valid
 * Luhn digit.
 */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return (
    cards.some(([begin, lengths]) => begin.test(digits) && lengths.includes(digits.length)) && isLuhn(digits)
  );
}

function isLuhn(digits: string): boolean {
  // A repeated single digit is a placeholder.
  if (/^(\d)\1+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Nine digits of a Federal Reserve district with the checksum of the American Bankers Association. */
export function isBankRouting(digits: string): boolean {
  if (!/^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(digits) || Number(digits) === 0)
    return false;
  const weights = [3, 7, 1];
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** The length of an IBAN by its country, as the registry of ISO 13616 says. */
const ibanLengths: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};

/** Whether a text contains an IBAN, grouped or not: of its country's length and valid modulo 97. */
export function containsIban(text: string): boolean {
  if (!/[A-Z]{2}\d{2}/i.test(text)) return false;
  const upper = text.toUpperCase();
  return [...upper.matchAll(/(?<!\w)[A-Z]{2}\d{2}(?=[ A-Z0-9])/g)].some(({ index }) =>
    isIban(upper.slice(index, index + 50)),
  );
}

/** @param text what begins like one; another word may follow it */
function isIban(text: string): boolean {
  const [written] = (writtenIban.get(text.slice(0, 2)) ?? unknownIban).exec(text) ?? [''];
  const code = digitsOf(written);
  const turned = code.slice(4) + code.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return digits !== '' && BigInt(digits) % 97n === 1n;
}

const ofLength = (length: number) => new RegExp(String.raw`^[A-Z0-9](?: ?[A-Z0-9]){${length - 1}}(?!\w)`);

/** Compiled once: a text may contain thousands of candidates. */
const writtenIban: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(ibanLengths).flatMap(([length, countries]) =>
    countries.split(' ').map((country): [string, RegExp] => [country, ofLength(Number(length))]),
  ),
);
const unknownIban = ofLength(40);
