const key = 'firstday.checked-file';

/** Of which file the hash was taken, in this tab alone: an address may be made up by anybody, and does not say it. */
export const checkedFile = {
  remember(sha256: string): void {
    try {
      sessionStorage.setItem(key, sha256);
    } catch {
      // A browser that keeps nothing says of every hash what it says of one that was typed.
    }
  },

  is(sha256: string): boolean {
    try {
      return sessionStorage.getItem(key) === sha256;
    } catch {
      return false;
    }
  },
};
