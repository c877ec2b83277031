/** Combining marks (accents and the like), and the two half-width characters that NFKC turns into such marks. */
const mark = String.raw`[\p{M}\uff9e\uff9f]`;
const stacked = new RegExp(`${mark}{31}`, 'u');
const beyond = new RegExp(`(${mark}{30})${mark}+`, 'gu');

/**
 * Whether a letter has more than 30 combining marks, which no language needs (stream-safe text, UAX #15, 12.1).
 * Normalizing sorts them in quadratic time: 100,000 take 16 seconds.
 */
export const hasStackedMarks = (text: string): boolean => stacked.test(text);

/** Keeps the first 30 marks of each letter, for comparing and searching. */
export const withoutStackedMarks = (text: string): string => text.replaceAll(beyond, '$1');
