import { type CustomAttributes, Placement, type ScalarValue, wellTyped } from '@firstday/domain';
import type { PlacementEntity } from './placement.entity.js';
import { invalidInput } from '../context/index.js';
import { ownPropertiesOf, type RecordInput, type RecordKind } from '../records/index.js';

export const placementKind: RecordKind = {
  noun: 'placement',
  ownProperties: [...ownPropertiesOf('placement', Placement), 'create_tasks'],
  masks: {},
};

type WithAttributes = Pick<PlacementEntity, 'custom_attributes' | 'system_attributes'>;

/** What a placement says besides whom it names; a property that is not of its type is not said. */
export const placementAttributes = ({
  custom_attributes,
  system_attributes,
}: WithAttributes): CustomAttributes => ({
  ...custom_attributes,
  ...wellTyped('placement', system_attributes),
});

/** The last day of employment, as its attribute has it. */
export const employmentEndOf = ({
  system_attributes: system,
  custom_attributes: custom,
}: PlacementEntity): ScalarValue => system['end_date'] ?? custom['end_date'] ?? null;

interface Period {
  readonly first: string;
  readonly last: string;
}

/**
 * The days of a placement, both included. One without a first day begins on the day on which it was created, and one without a last
 * day does not end.
 */
export function periodOf(placement: PlacementEntity): Period {
  const first = dayOf(placement, 'start_date') ?? placement.created_at.toISOString().slice(0, 10);
  const last = dayOf(placement, 'end_date') ?? '9999-12-31';
  return { first, last: last < first ? first : last };
}

/** The first or last day as it was given; null where that is no day. `end-date-sql.ts` says the same in SQL. */
export function dayOf(
  { custom_attributes: custom, system_attributes: system }: PlacementEntity,
  name: 'start_date' | 'end_date',
): string | null {
  const day = String(system[name] ?? custom[name] ?? '').slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}

/**
 * Whatever else is changed, days that were kept out of order by an earlier version stay until one of them is given.
 * @throws ProblemError 400 where the last day would come before the first
 */
export function assertDaysInOrder(given: RecordInput, placement: PlacementEntity): void {
  if (given['start_date'] === undefined && given['end_date'] === undefined) return;
  const [first, last] = [dayOf(placement, 'start_date'), dayOf(placement, 'end_date')];
  if (first === null || last === null || first <= last) return;
  const path = [given['end_date'] === undefined ? 'start_date' : 'end_date'];
  const message =
    path[0] === 'end_date'
      ? 'Expected a day on or after `start_date`'
      : 'Expected a day on or before `end_date`';
  throw invalidInput([{ _tag: 'Refinement', path, message }]);
}
