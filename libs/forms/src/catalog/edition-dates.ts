import type { Edition } from '../edition.js';

/** From when until when an edition of an agency's form is used; days are the agency's, `YYYY-MM-DD`. */
export interface EditionDates {
  /** The first day on which people are given it. From then on nobody begins to sign the edition before it. */
  readonly usedFrom: string;
  /** The last day, where the form or the law names one. */
  readonly usedUntil?: string;
  /** The month in which the agency is expected to publish the next one, `YYYY-MM`. */
  readonly nextExpected?: string;
  /** The day on which somebody last compared it with what the agency publishes. */
  readonly checkedOn: string;
  /** What says so. */
  readonly source: string;
}

/** An edition of a form of the catalog; without dates it is used until the program brings another. */
export interface DatedEdition {
  readonly edition: Edition;
  readonly dates: EditionDates | null;
}

/**
 * The edition that people are given on a day: the last whose day has come, the first before all of them.
 *
 * @param editions oldest first
 */
export const editionOn = (editions: readonly DatedEdition[], day: string): DatedEdition | undefined =>
  editions.findLast(({ dates }) => !dates || dates.usedFrom <= day) ?? editions[0];

/**
 * The edition that has taken the place of another one on a day; undefined while that is in use. One without dates replaces
 * nothing: what it is about may be signed as long as somebody has it.
 */
export const replacementOf = (
  editions: readonly DatedEdition[],
  edition: string,
  day: string,
): DatedEdition | undefined => {
  const at = editions.findIndex((it) => it.edition.edition === edition);
  return editions.findLast(({ dates }, position) => position > at && dates && dates.usedFrom <= day);
};
