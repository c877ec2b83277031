/**
 * SQL of the digits of a phone number, by which it is found however it was written: the indexes have it in these words.
 * The 1 before a North American number of ten digits is left out, with which some write it and some do not.
 */
export const phoneDigits = (phone: string): string =>
  `regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^1(\\d{10})$', '\\1')`;

/** Whether the `phone` of a row is this number, as SQL. */
export const hasPhoneDigits = (phone: string): string => `${phoneDigits('phone')} = ${phoneDigits(phone)}`;
