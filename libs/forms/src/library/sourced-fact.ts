/**
 * How sure a fact of law is: read in the official document; in a table that was made from official ones; in somebody
 * else's account of it; generally known, without a source; or in doubt, because sources disagree or are old.
 */
export type FactMark = 'official' | 'table' | 'secondary' | 'general' | 'unsure';

/** A statement about the law, with where and when it was read. */
export interface SourcedFact {
  /** A sentence in English. */
  readonly says: string;
  /** An address, or the name and edition of a document. */
  readonly source: string;
  /** The day, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  readonly mark: FactMark;
}
