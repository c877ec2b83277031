/** Neither within a longer number nor within a code. */
const alone = (pattern: string) => new RegExp(String.raw`(?<![\w-])(?:${pattern})(?![\w-])`, 'u');

/** 20 CFR 422.103 and SSA's own rules: no area 000, 666 or 900 to 999, no group 00, no serial 0000. */
const dashed = alone(String.raw`(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}`);
const spaced = /^(?!000|666|9)\d{3}([ ./])(?!00)\d{2}\1(?!0000)\d{4}$/;
const bare = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const labelled = /\b(?:ssn|soc(?:ial)? ?sec(?:urity)?)\b\D{0,24}\d{9}(?!\d)/i;
const within = /(?<![\w-])(?!000|666|9)\d{3}([ ./-]?)(?!00)\d{2}\1(?!0000)\d{4}(?![\w-])/u;

/** Whether a text holds a Social Security number that is marked as one, by dashes or by what is said before it. */
export const holdsMarkedSsn = (text: string): boolean =>
  dashed.test(text) || spaced.test(text) || labelled.test(text);

/** Whether a text is nine digits that can be a Social Security number. */
export const isBareSsn = (text: string): boolean => bare.test(text);

/** Whether a text holds nine digits that can be a Social Security number, for texts in which no such number belongs. */
export const holdsBareSsn = (text: string): boolean => within.test(text);
