import { type CustomAttributes, Placement, type ScalarValue, wellTyped } from '@firstday/domain';
import type { PlacementEntity } from './placement.entity.js';
import { ownPropertiesOf, type RecordKind } from '../records/index.js';

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
