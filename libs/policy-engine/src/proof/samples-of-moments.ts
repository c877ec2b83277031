import { isDate, isDateTime } from '@firstday/domain/calendar';
import { calendarEnds } from './samples-of-dates.js';
import { samplesOfNumbers } from './samples-of-numbers.js';

const dayMilliseconds = 86_400_000;

/**
 * A moment of each class that comparisons with these dates and moments can tell apart: of a date, the first millisecond
 * of it and of the day after count. Null where one of them is neither.
 */
export function samplesOfMoments(points: readonly string[]): string[] | null {
  if (!points.every((point) => isDate(point) || isDateTime(point))) return null;
  const ends = points.flatMap((point) => {
    const moment = Date.parse(point);
    return isDate(point) ? [moment, moment + dayMilliseconds] : [moment];
  });
  const range = { isWhole: true, least: calendarEnds.first, most: calendarEnds.last + dayMilliseconds - 1 };
  return samplesOfNumbers(ends, range).map((moment) => new Date(moment).toISOString());
}
