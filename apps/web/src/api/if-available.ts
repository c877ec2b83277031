import { unavailabilityIn } from './api-unavailable';

/** For actions: what was asked of the API; undefined where it is not there. */
export async function ifAvailable<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (unavailabilityIn(error)) return undefined;
    throw error;
  }
}
