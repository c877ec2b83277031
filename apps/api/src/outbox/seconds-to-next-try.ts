const [minute, hour] = [60, 3600];
/** Seconds after each try that the receiver put off: greylisting ends within minutes, a full mailbox within days. */
const delays = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 8 * hour, 12 * hour, 24 * hour];
/** So that those who were put off together do not come back together. */
const jitter = 0.1;

/**
 * The seconds until a message is tried again; null once it is given up.
 * @param attempts how many tries were put off
 * @param random from 0 to 1
 */
export function secondsToNextTry(attempts: number, random: number): number | null {
  const delay = delays[attempts - 1];
  return delay === undefined ? null : delay * (1 - jitter + 2 * jitter * random);
}
