/** The code of an error of the system or of PostgreSQL: `ENOSPC`, `3D000`. */
export function errorCode(error: unknown): string | undefined {
  const has = typeof error === 'object' && error !== null && 'code' in error;
  return has && typeof error.code === 'string' ? error.code : undefined;
}

export function errorMessage(error: unknown): string {
  const has = typeof error === 'object' && error !== null && 'message' in error;
  return has && typeof error.message === 'string' ? error.message : String(error);
}

/** What to tell of an error in a few words. */
export const shortReason = (error: unknown): string => errorCode(error) ?? errorMessage(error);
