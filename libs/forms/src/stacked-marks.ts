/** Accents and other marks that are drawn on the letter before them, and the two of half width that NFKC makes such. */
const mark = String.raw`[\p{M}\uff9e\uff9f]`;
const stacked = new RegExp(`${mark}{31}`, 'u');
const beyond = new RegExp(`(${mark}{30})${mark}+`, 'gu');

/**
 * Whether a letter bears more than 30 marks, which no language needs (Unicode's stream-safe text, UAX #15, 12.1).
 * Normalizing sorts them, in a time that grows with the square of their number: 100,000 take 16 seconds.
 */
export const hasStackedMarks = (text: string): boolean => stacked.test(text);

/** For what is compared or looked through: the first 30 marks of each letter. */
export const withoutStackedMarks = (text: string): string => text.replaceAll(beyond, '$1');
