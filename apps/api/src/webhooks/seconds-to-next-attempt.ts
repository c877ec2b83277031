const [minute, hour] = [60, 3600];
/** Seconds after each failed attempt but the last: the schedule of the interface. */
const delays = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
/** So that those who failed together do not come back together. */
const jitter = 0.1;
const maxAskedFor = hour;

/**
 * The seconds until a delivery is tried again; null once it is given up.
 * @param attempts how many have failed
 * @param retryAfterSeconds what a receiver that answered 429 or 503 asked for
 * @param random from 0 to 1
 */
export function secondsToNextAttempt(
  attempts: number,
  retryAfterSeconds: number | null,
  random: number,
): number | null {
  const delay = delays[attempts - 1];
  if (delay === undefined) return null;
  const asked = Math.min(retryAfterSeconds ?? 0, maxAskedFor);
  return Math.max(delay * (1 - jitter + 2 * jitter * random), asked);
}
