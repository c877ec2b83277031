export type Direction = 'asc' | 'desc';

/** What rows are sorted by. Rows that are alike come in the order of their ids; those without a key come last, either way. */
export interface RowOrder {
  /** SQL of the key and its type; none where the id alone is the order. */
  readonly key?: {
    readonly sql: string;
    readonly type: 'int' | 'text' | 'timestamptz';
    readonly isNullable: boolean;
  };
  /** The direction that is meant where none is named. */
  readonly defaultDirection: Direction;
}

/** The end of a page: the key and id of its row. */
export interface CursorPosition {
  /** As PostgreSQL writes it. */
  readonly key: string | null;
  readonly id: string;
}

/** Rows to be read on from a position, or from an end of the list where there is none. */
export interface PageRead {
  readonly order: RowOrder;
  readonly direction: Direction;
  /** Towards the start of the list. */
  readonly isBackwards: boolean;
  readonly from: CursorPosition | undefined;
}

/** The rows that a list is about: a table with what is joined to it, and what is asked of them. */
export interface RowSource {
  readonly table: string;
  /** `FROM` and its joins. */
  readonly source: string;
  /** What all rows have in common that are looked at in the order of the list. */
  readonly where: string;
  /** Which of them are asked for. */
  readonly conditions: readonly string[];
  /**
   * What is asked of another table about those that meet the conditions, as SQL of their id: it costs many times what a
   * row of an index does, so rows are looked up in their order, until a page is full.
   */
  readonly lookup?: (id: string) => string;
  /** `FROM` and conditions of those that are asked for, by whatever index serves what is asked. */
  readonly matching: { readonly source: string; readonly where: string };
}
