import { usStates } from '@firstday/domain/places';

/** A state as people call it. */
export const stateName = (code: string): string => usStates.find((it) => it.code === code)?.name ?? code;
