import type { NumberRange } from '../fact-definition.js';

/**
 * A number of each class that comparisons with these points can tell apart: each point, and one below, between and
 * above them, where the range has one.
 */
export function samplesOfNumbers(points: readonly number[], range: NumberRange = {}): number[] {
  const { isWhole = false, least = -Number.MAX_VALUE, most = Number.MAX_VALUE } = range;
  const exists = (one: number) => least <= one && one <= most && (!isWhole || Number.isInteger(one));
  const within = [...new Set(points)].filter((one) => least <= one && one <= most);
  const ends = within.sort((left, right) => left - right);
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return [Math.min(Math.max(0, least), most)];
  const below = [Math.ceil(first) - 1, least].find((one) => least <= one && one < first);
  const above = [Math.floor(last) + 1, most].find((one) => last < one && one <= most);
  const between = ends.slice(1).map((to, index) => numberBetween(ends[index] ?? to, to, isWhole));
  return [...ends, ...between, below, above].filter((one) => one !== undefined).filter(exists);
}

/** Between two doubles, or nothing where they are neighbours. Every double beyond 2^53 is whole. */
function numberBetween(from: number, to: number, isWhole: boolean): number | undefined {
  const gap = to - from;
  const middle = Number.isFinite(gap) ? from + gap / 2 : from / 2 + to / 2;
  const whole = [Math.floor(from) + 1, Math.floor(middle), Math.ceil(middle)];
  return [...whole, ...(isWhole ? [] : [middle])].find((one) => from < one && one < to);
}
