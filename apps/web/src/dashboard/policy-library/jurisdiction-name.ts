import { usStates } from '@firstday/domain/places';

/** `Pennsylvania` for `PA`; the words for the whole country are the reader's. */
export const jurisdictionName = (jurisdiction: string, federal: string): string =>
  jurisdiction === 'US'
    ? federal
    : (usStates.find(({ code }) => code === jurisdiction)?.name ?? jurisdiction);
