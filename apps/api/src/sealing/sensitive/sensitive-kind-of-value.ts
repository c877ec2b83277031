import { holdsBareSsn, holdsMarkedSsn, isBareSsn } from '@firstday/domain';
import { withoutStackedMarks } from '@firstday/forms';
import { containsIban, isBankRouting, isCardNumber } from './is-card-number.js';
import type { SensitiveKind } from './sensitive-kind.js';
import { wordsOf } from './words-of.js';

/** Neither within a longer number nor within a code. */
const alone = (pattern: string) => new RegExp(String.raw`(?<![\w-])(?:${pattern})(?![\w-])`, 'u');

/** The groups that the IRS gives: 50 to 65, 70 to 88, 90 to 92, 94 to 99. */
const itin = alone(String.raw`9\d{2}-(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])-\d{4}`);
const bareItin = /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/;
const groupedCard = /(?<![\w-])(?:\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})(?![\w-])/gu;
const labelledRouting = /\b(?:routing|aba)\b\D{0,24}(\d{9})(?!\d)/i;
const labelledAccount = /\b(?:bank|checking|savings) (?:account|acct)\b\D{0,24}\d{6,17}(?!\d)/i;

/** Names under which nine digits are treated as what they look like. */
const socialName =
  /(?:^|_)(?:ssn(?:_.*)?|ssnumber|ss|sss|nss|soc|social|social_(?:number|sec.*|ins.*)|taxpayer.*|itin|tin|tax_id|id_number|identification|identification_number|payroll_id|uscis?|pan)$|^(?:account|acct)(?:_number)?$/;
/** Names of people and lines of addresses. */
const numberlessName = /(?:^|_)(?:name|street|secondary|city)$/;
const bankWords = new Set(['aba', 'bank', 'deposit', 'routing', 'rtn', 'transit']);
/**
 * Names whose long numbers are the caller's own ids: one in ten random numbers that begin like a card's passes its
 * check digit.
 */
const ownNumbers = new Set(
  `at barcode code confirmation ean fax gtin hash id iccid identifier imei invoice isbn key mobile order phone ref reference
   sku snowflake telephone time timestamp tracking upc uuid`.split(/\s+/),
);

/** The kind of a value by its format; its name only decides what a plain run of digits can be. */
export function sensitiveKindOfValue(name: string, value: unknown): SensitiveKind | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const given = String(value);
  // Every sensitive value has six digits near each other, so most values need no further checks: nearly all have no
  // digit at all (beyond ASCII, other scripts' digits count too).
  if (!/[\d\u0080-\uffff]/.test(given) || !/\p{Nd}(?:\P{Nd}{0,4}\p{Nd}){5}/u.test(given)) return undefined;
  const text = plain(given);
  const words = wordsOf(name);
  return (
    kindOfText(text) ??
    (numberlessName.test(words.join('_')) && holdsBareSsn(text) ? 'social_security_number' : undefined) ??
    kindOfDigits(words, typeof value === 'number' ? text.padStart(9, '0') : text)
  );
}

function kindOfText(text: string): SensitiveKind | undefined {
  if (holdsMarkedSsn(text)) return 'social_security_number';
  if (itin.test(text)) return 'taxpayer_id';
  if (containsIban(text)) return 'bank_account';
  if ((text.match(groupedCard) ?? []).some(isCardNumber)) return 'card';
  if (isBankRouting(labelledRouting.exec(text)?.[1] ?? '')) return 'bank_account';
  return labelledAccount.test(text) ? 'bank_account' : undefined;
}

function kindOfDigits(name: readonly string[], text: string): SensitiveKind | undefined {
  if (!/^\d{9,19}$/.test(text)) return undefined;
  if (socialName.test(name.join('_'))) {
    if (isBareSsn(text)) return 'social_security_number';
    if (bareItin.test(text)) return 'taxpayer_id';
  }
  if (isBankRouting(text) && name.some((word) => bankWords.has(word))) return 'bank_account';
  return isCardNumber(text) && !name.some((word) => ownNumbers.has(word)) ? 'card' : undefined;
}

/** Normalises digits, dashes and spaces to ASCII: pasted text has others. */
function plain(text: string): string {
  // Visible ASCII without a space needs no normalising: telephone numbers, codes, dates.
  if (/^[!-~]*$/.test(text)) return text;
  return withoutStackedMarks(text)
    .normalize('NFKC')
    .replaceAll(/\p{Pd}|\u2212/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?- ?/g, '-')
    .trim();
}
