import type { PlacementEntity } from './placement.entity.js';

/** The first day of a placement as it is given; null where none is. */
export function startDayOf({ system_attributes }: Pick<PlacementEntity, 'system_attributes'>): string | null {
  const given = system_attributes['start_date'];
  return typeof given === 'string' ? given : null;
}
