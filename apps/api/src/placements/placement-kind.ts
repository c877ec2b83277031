import { Placement } from '@firstday/domain';
import { isDate } from '@firstday/policy-engine';
import { undecodable } from '../platform/problems.js';
import type { GivenProperties, RecordKind } from '../records/record-attributes.js';

export const placementKind: RecordKind = {
  noun: 'placement',
  own: [...Object.keys(Placement.shape), 'create_tasks'],
  sealed: {},
};

/**
 * The system attribute `start_date` is the first day of employment, which deadlines count from.
 * @throws ProblemError 400 where it is not a day of the calendar
 */
export function checkStartDate(given: GivenProperties): void {
  const startDate = given['start_date'];
  if (startDate === undefined || startDate === null) return;
  if (typeof startDate === 'string' && isDate(startDate)) return;
  throw undecodable([{ _tag: 'Refinement', path: ['start_date'], message: 'Expected a date as YYYY-MM-DD' }]);
}
