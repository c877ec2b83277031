import { isDate } from '@firstday/domain/calendar';
import { samplesOfNumbers } from './samples-of-numbers.js';

const dayMilliseconds = 86_400_000;
/** ISO 8601 writes the years 0 to 9999 with four digits, as `isDate` asks. */
export const calendarEnds = { first: Date.parse('0000-01-01'), last: Date.parse('9999-12-31') } as const;

/** A date of each class that comparisons with these dates can tell apart; null where one of them is no date. */
export function samplesOfDates(points: readonly string[]): string[] | null {
  if (!points.every(isDate)) return null;
  const range = {
    isWhole: true,
    least: calendarEnds.first / dayMilliseconds,
    most: calendarEnds.last / dayMilliseconds,
  };
  const days = samplesOfNumbers(
    points.map((point) => Date.parse(point) / dayMilliseconds),
    range,
  );
  return days.map((day) => new Date(day * dayMilliseconds).toISOString().slice(0, 10));
}
