/** E.164: the country and the number, 15 digits at most. */
const international = /^\+[1-9]\d{6,14}$/;
/** A zero that is dialled within the country alone: which digits are meant is not for us to guess. */
const trunkZero = /\(0\)/;

/** Where texts are put in place of a domain: one provider takes all of them. No domain is without a dot. */
export const textDomain = 'sms';

/** @returns the number as providers take it, `+15185550142`; nothing where it is not written with its country */
export function toTextNumber(given: string | null | undefined): string | undefined {
  if (!given || given.length > 40 || trunkZero.test(given)) return undefined;
  const number = given.replaceAll(/[ \u00a0().‐-–-]/g, '');
  return international.test(number) ? number : undefined;
}
