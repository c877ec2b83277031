import { usStateCode } from '@firstday/domain/places';
import { timeZoneOfState } from '@firstday/messages';
import { toTimeZone } from '../../context/index.js';
import type { EmployerClock } from '../../records/index.js';

/** Where nobody says where the work is: by the clocks between the coasts it is day at a quarter past nine on either. */
const middle = 'America/Chicago';

/** By whose clock it is night: that of the state in which the work is done, else the employer's. */
export function zoneOfPlace(
  workState: string,
  employer: Pick<EmployerClock, 'state' | 'timeZone'> | null | undefined,
): string {
  const byState = (state: string) => timeZoneOfState(usStateCode(state) ?? '');
  return (
    byState(workState) ??
    toTimeZone(employer?.timeZone ?? undefined) ??
    byState(employer?.state ?? '') ??
    middle
  );
}
