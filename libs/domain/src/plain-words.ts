import { text } from './scalar-value.js';

/** Controls but for the ends of lines, what has no width, and what turns around what stands beside it. U+200C and U+200D are part of words. */
const unseen =
  /[^\P{Cc}\r\n]|[\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Whether a text holds a character that is not seen, or that changes the direction of those that are; its lines may end. */
export const hasUnseenCharacters = (given: string): boolean => unseen.test(given);

const emailAddress = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu;
const webAddresses = [
  /:\/\/|\bwww\./i,
  /\b(?:javascript|data|mailto|tel|sms):\S/i,
  /[\p{L}\p{N}]\.(?:\p{L}{2}|xn--)/u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];

/**
 * Whether a text names a page to go to: with its protocol, by its host, or by numbers. `acme.example` is one, also with full stops of
 * another script; `e.g.`, `3.5` and the end of a sentence are none. An email address names somebody and no page.
 */
export function namesWebAddress(given: string): boolean {
  const written = given
    .normalize('NFKC')
    .replaceAll(/(?<=[a-z\d])\u3002(?=[a-z\d])/gi, '.')
    .replaceAll(emailAddress, ' ');
  return webAddresses.some((address) => address.test(written));
}

/**
 * A name in which no program finds an address to link to, and which still reads as that name: `Booking.com` becomes
 * `Booking. com`. Mail programs link what looks like an address, whoever wrote it.
 */
export function withoutAddresses(given: string): string {
  const text = given.normalize('NFKC');
  if (!text.includes('@') && !namesWebAddress(text)) return given;
  return text
    .replaceAll(/\s*@\s*/g, ' at ')
    .replaceAll(/:\/\/+/g, ' ')
    .replaceAll(/\bwww[.\u3002]\s*/gi, 'www ')
    .replaceAll(/\b(javascript|data|mailto|tel|sms):(?=\S)/gi, '$1: ')
    .replaceAll(/(?<=[\p{L}\p{N}])[.\u3002](?=[\p{L}\p{N}])/gu, '. ');
}

/** Tags and comments, which would be shown as they are. */
const markup = /<\/?[a-z!][^<>]*>|<!--/i;

/** One line of plain text in somebody's own words: nothing unseen, no tags, and no address of a page or of somebody. */
export function plainWords(max: number) {
  // What is far too long is not looked at further.
  const unless = (isWrong: (given: string) => boolean) => (given: string) =>
    given.length > max || !isWrong(given);
  return text(max, 1)
    .refine(
      unless((given) => /[\r\n]/.test(given) || hasUnseenCharacters(given)),
      'Expected one line of plain text',
    )
    .refine(
      unless((given) => markup.test(given)),
      'Expected plain text without tags such as <b>',
    )
    .refine(
      unless((given) => namesWebAddress(given) || given.includes('@')),
      'Expected no web or email address; a space stands after each full stop',
    )
    .refine(
      unless((given) => given.trim() === ''),
      'Expected a non-empty string',
    );
}
