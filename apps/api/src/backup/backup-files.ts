/** The stored files of an installation while a backup of them is made. */
export interface BackupFiles {
  /** What is there by now stays, as far as the store can promise it, until `release`. */
  pin(): Promise<void>;
  keys(): AsyncIterable<string>;
  /** Sealed, as it is stored; undefined where it is gone. */
  open(key: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Says that the backup is still being made. */
  touch(): Promise<void>;
  release(): Promise<void>;
}
