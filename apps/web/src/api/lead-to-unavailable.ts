import { redirect } from 'next/navigation';
import { type ApiUnavailable, noteUnavailability } from './api-unavailable';

/** Leads to where one can try again. Whoever can do better catches it: `unavailabilityIn` says why it was thrown. */
export function leadToUnavailable(path: string, reason: ApiUnavailable): never {
  try {
    redirect(path);
  } catch (error) {
    noteUnavailability(error, reason);
    throw error;
  }
}
