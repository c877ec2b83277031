import type { IconName, Tone } from '@firstday/ui';

export interface EmploymentDays {
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
}

export interface PlacementStatus {
  readonly word: 'current' | 'ended' | 'ending' | 'undated' | 'upcoming';
  readonly tone: Tone;
  readonly icon: IconName;
}

/** Where an employment stands on a day: `2026-11-25`. */
export function placementStatus(
  { start_date: start, end_date: end }: EmploymentDays,
  today: string,
): PlacementStatus {
  if (end && end < today) return { word: 'ended', tone: 'muted', icon: 'close' };
  if (!start) return { word: 'undated', tone: 'warn', icon: 'alert' };
  if (start > today) return { word: 'upcoming', tone: 'muted', icon: 'clock' };
  return end
    ? { word: 'ending', tone: 'muted', icon: 'clock' }
    : { word: 'current', tone: 'good', icon: 'check' };
}
