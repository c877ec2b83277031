import type { InspectedPackage } from '@firstday/domain';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call } from '../../api/call';
import type { InspectionProblem } from './open-inspection';
import { keptKey } from './kept-key';

/** What the inspector of this browser may see, or why there is nothing. */
export async function readInspectedPackage(page: number): Promise<InspectedPackage | InspectionProblem> {
  const key = await keptKey();
  if (!key) return 'closed';
  try {
    const answer = await call('inspector_accesses.read', { body: { ...key, page } }, undefined);
    return answer.ok ? answer.value : 'closed';
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}
