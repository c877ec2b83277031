/** The store of files does not answer, or takes nothing at the moment. What was asked of it was not done, as far as is known. */
export class StorageUnavailableError extends Error {
  /** @param reason the name or code of what went wrong */
  constructor(reason: string) {
    super(`the store of files is not available: ${reason}`);
  }
}
