/** The API cannot be reached, answered with an error of its own, or has had too many requests for a moment. */
export class ApiUnavailable extends Error {
  /** It was reached, and takes no more for so many seconds; undefined where it was not there. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** Why something else was thrown in its place. */
const reasons = new WeakMap<object, ApiUnavailable>();

/** Notes that this is thrown because the API was not there. */
export function noteUnavailability(error: unknown, reason: ApiUnavailable): void {
  if (typeof error === 'object' && error !== null) reasons.set(error, reason);
}

/** Why the API was not there, where what was thrown says that; undefined where it says anything else. */
export function unavailabilityIn(error: unknown): ApiUnavailable | undefined {
  if (error instanceof ApiUnavailable) return error;
  return typeof error === 'object' && error !== null ? reasons.get(error) : undefined;
}
