import { unavailabilityIn } from '../../api/api-unavailable';
import type { ApiResult } from '../../api/call';
import type { ActErrorCode } from './act-state';

export type ActOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errorCode: ActErrorCode | 'ended' };

/** What came of an act: nothing that the API answers is taken for "done" but its yes. */
export async function actOutcome<T>(send: () => Promise<ApiResult<T>>): Promise<ActOutcome<T>> {
  try {
    const answer = await send();
    if (answer.ok) return answer;
    return { ok: false, errorCode: answer.status === 401 ? 'ended' : 'refused' };
  } catch (error) {
    if (unavailabilityIn(error)) return { ok: false, errorCode: 'unavailable' };
    throw error;
  }
}
