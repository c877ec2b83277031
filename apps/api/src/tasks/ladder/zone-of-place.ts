import { timeZoneOfState, usStateCode } from '@firstday/domain/places';
import { timeZoneOf } from '../../context/index.js';
import type { EmployerClock } from '../../records/index.js';

/** Whose clock tells when it is night: that of the state where the employee works, else the employer's. */
export const zoneOfPlace = (
  workState: string,
  employer: Pick<EmployerClock, 'timeZone'> | null | undefined,
): string => timeZoneOfState(usStateCode(workState) ?? '') ?? employer?.timeZone ?? timeZoneOf(null);
