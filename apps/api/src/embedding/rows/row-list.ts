import type { RowSource } from './row-order.js';

interface FromFew {
  readonly few: RowSource['matching'];
  readonly matching: RowSource['matching'];
}

/** A list of rows and how they are shown. */
export interface RowList extends RowSource {
  readonly values: readonly unknown[];
  /** What is counted: those asked for, without what only the order needs. */
  readonly counted: RowSource['matching'];
  /** Of how many rows they are met PostgreSQL can only guess. */
  readonly unestimated: readonly string[];
  /** How many rows are looked at first, where a row costs less than elsewhere, or more. */
  readonly scannedFirst?: number;
  /** How many rows are looked at to fill a page once those asked for turn out to be many, where a row costs less than elsewhere. */
  readonly scannedForPage?: number;
  /** A part of those asked for that is found quickly: where it holds more than are counted, nothing else is looked at. */
  readonly countedFirst?: RowSource['matching'];
  /** How those asked for are found where few can be: the rows of another table that lead to them, and these from there. */
  readonly fromFew?: FromFew;
  /** What is told of the rows on a page, whose ids are `page.id`: a `SELECT`'s columns, and the tables that they are of. */
  readonly selected: { readonly columns: string; readonly joins: string };
}
