import type { DueNewHire } from '@firstday/domain';

/** Hires that go into one file: of an employer, to a state. */
export interface NewHireGroup {
  readonly key: string;
  readonly employerId: string;
  readonly employerName: string | null;
  /** Null where nobody knows which state is to be told. */
  readonly state: string | null;
  readonly hires: readonly DueNewHire[];
}

/** The group whose first hire is due first comes first, as the hires come. */
export function newHireGroups(hires: readonly DueNewHire[]): NewHireGroup[] {
  const groups = new Map<string, NewHireGroup>();
  for (const hire of hires) {
    const key = `${hire.employer_id}-${hire.reports_to ?? 'none'}`;
    const before = groups.get(key)?.hires ?? [];
    groups.set(key, {
      key,
      employerId: hire.employer_id,
      employerName: hire.employer_name,
      state: hire.reports_to,
      hires: [...before, hire],
    });
  }
  return [...groups.values()];
}

/** @param today the reader's day, `2026-11-28` */
export const hasBegun = ({ hired_on }: DueNewHire, today: string): boolean => hired_on <= today;

/** Whether a hire is too long for the file and nothing else: then it may be cut. */
export const isOnlyTooLong = ({ obstacles }: DueNewHire): boolean =>
  obstacles.length > 0 && obstacles.every(({ reason }) => reason === 'too_long');
