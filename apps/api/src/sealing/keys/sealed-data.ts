import type { Statement } from '../../context/index.js';

/** A column whose values are sealed, with all that is needed to reseal them. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What the key is derived for. */
  readonly purpose: string;
  /** The primary key. */
  readonly key: readonly string[];
  /** What a sealed value is bound to, in SQL. */
  readonly owner: string;
  /** Batch size: smaller where values are large. */
  readonly batch: number;
  /** Set where only the owner of the database writes: `key rotate` and `migrate` reseal it, and no worker does. */
  readonly isOwners?: true;
}

type ColumnOptions = Partial<Pick<SealedColumn, 'key' | 'owner' | 'batch' | 'isOwners'>>;

export const sealedColumn = (
  table: string,
  column: string,
  purpose: string,
  options: ColumnOptions = {},
): SealedColumn => ({ table, column, purpose, key: ['id'], owner: 'id', batch: 250, ...options });

export const columnName = ({ table, column }: SealedColumn): string => `${table}.${column}`;

/** What one room keeps sealed. */
export interface SealedDataOfRoom {
  readonly columns: readonly SealedColumn[];
  /**
   * By the folder of files that the room stores: locks the row that references a file, `$1` being the name after the
   * folder. While that row is locked, nobody deletes the file.
   */
  readonly fileLocks?: Readonly<Record<string, Statement>>;
}

/** Everything that is kept sealed, as the rooms say that own it. */
export class SealedData {
  readonly columns: readonly SealedColumn[];
  private readonly fileLocks: ReadonlyMap<string, Statement>;

  constructor(rooms: readonly SealedDataOfRoom[]) {
    this.columns = rooms.flatMap(({ columns }) => columns);
    this.fileLocks = new Map(rooms.flatMap(({ fileLocks }) => Object.entries(fileLocks ?? {})));
  }

  /** Locks the row that references a file of this folder; undefined where no room stores files there. */
  fileLockOf(folder: string): Statement | undefined {
    return this.fileLocks.get(folder);
  }
}
