/** What is wrong with a backup, or with what it is to be restored into, in words that tell the operator what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';

  /** @param code exit code of the command: 3 where the backup is whole, but its signer is unknown */
  constructor(
    message: string,
    readonly code: 1 | 3 = 1,
  ) {
    super(message);
  }
}
