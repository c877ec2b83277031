import { isDate } from '@firstday/domain/calendar';
import type { UnnamedFact } from './fact-definition.js';

/**
 * Who is this old or older counts as this old. No law that this product knows asks more of an age, and a policy that could
 * would let age decide among adults (29 U.S.C. 623(a)).
 */
const oldest = 21;

/** How old the employee is on the first day: taken from a date of birth that is itself no fact. */
export const ageAtStartFact: UnnamedFact = {
  path: 'employee.age_at_start',
  type: 'number',
  numbers: { isWhole: true, least: 0, most: oldest },
};

/**
 * Facts that are taken from sealed values. Explanations say what came of them and not what they are, and who writes a
 * condition of one has to be allowed to see what it is taken from.
 */
export const confinedFacts: ReadonlySet<string> = new Set([ageAtStartFact.path]);

/**
 * Whole years on the first day, 21 for anybody older. Who was born on February 29 is a year older on March 1 of other years.
 * @param bornOn a date as `YYYY-MM-DD`; anything else is not known
 * @returns null where either day is not known, or the first day is before the birth
 */
export function ageAtStart(bornOn: unknown, startsOn: unknown): number | null {
  if (!isDay(bornOn) || !isDay(startsOn) || startsOn < bornOn) return null;
  const years = Number(startsOn.slice(0, 4)) - Number(bornOn.slice(0, 4));
  const isBeforeBirthday = startsOn.slice(5) < bornOn.slice(5);
  return Math.min(years - (isBeforeBirthday ? 1 : 0), oldest);
}

const isDay = (given: unknown): given is string => typeof given === 'string' && isDate(given);
