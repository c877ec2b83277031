import { Placement, type ScalarValue } from '@firstday/domain';
import { isDate } from '@firstday/domain/calendar';
import { invalidInput } from '../context/index.js';
import type { PlacementEntity } from './placement.entity.js';
import type { RecordInput, RecordKind } from '../records/index.js';

export const placementKind: RecordKind = {
  noun: 'placement',
  ownProperties: [...Object.keys(Placement.shape), 'create_tasks'],
  masks: {},
};

/** The last day of employment, as its attribute has it. */
export const employmentEndOf = ({
  system_attributes: system,
  custom_attributes: custom,
}: PlacementEntity): ScalarValue => system['end_date'] ?? custom['end_date'] ?? null;

/**
 * The system attribute `start_date` is the first day of employment, which deadlines count from.
 * @throws ProblemError 400 where it is not a day of the calendar
 */
export function assertStartDate(given: RecordInput): void {
  const startDate = given['start_date'];
  if (startDate === undefined || startDate === null) return;
  if (typeof startDate === 'string' && isDate(startDate)) return;
  throw invalidInput([
    { _tag: 'Refinement', path: ['start_date'], message: 'Expected a date as YYYY-MM-DD' },
  ]);
}
