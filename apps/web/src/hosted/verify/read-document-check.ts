import type { DocumentCheck } from '@firstday/domain';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';

/** What is known of a file, or why nothing can be said. */
export type CheckOutcome = DocumentCheck | 'noHash' | 'tooMany' | 'unavailable' | 'unknown';

const refusals: Readonly<Record<number, CheckOutcome>> = { 400: 'noHash', 404: 'unknown', 429: 'tooMany' };

export async function readDocumentCheck(sha256: string): Promise<CheckOutcome> {
  try {
    const answer = await call('tasks.checkDocument', { query: { sha256 } }, undefined);
    return answer.ok ? answer.value : (refusals[answer.status] ?? 'unavailable');
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}
