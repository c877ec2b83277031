/** What is wrong with a backup, or with what it is to be restored into, in words that tell the operator what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
