import type { FactMark } from '@firstday/domain';

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
