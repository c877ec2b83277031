/** Days of the week as `business_days` of an employer names them. The place of each is its number in JavaScript. */
const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Monday first, as a company counts its week. */
export const weekOrder: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** The days that a text names, `mon-fri`, `mon,wed,sat` or `daily`, by their numbers from 0 for Sunday; words that name none are left out. */
export function weekdaysOf(text: string): readonly number[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean);
  return [...new Set(words.flatMap(daysOf))].sort();
}

/** `mon` is a day, `fri-mon` four of them, `daily` all; any other word none. */
function daysOf(word: string): readonly number[] {
  if (word === 'daily') return weekOrder;
  const [from, until, ...more] = word.split('-').map((it) => names.findIndex((day) => it.startsWith(day)));
  if (from === undefined || from < 0 || until === -1 || more.length > 0) return [];
  const last = until ?? from;
  const length = ((last - from + 7) % 7) + 1;
  return Array.from({ length }, (_, at) => (from + at) % 7);
}

/** The days that follow one another in a week from Monday on: Monday to Wednesday and Friday are two such runs. */
export function weekdayRuns(days: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const [at, day] of weekOrder.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === weekOrder[at - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The text that names these days, the shortest that one would type; empty for none. */
export function weekdaysText(days: readonly number[]): string {
  if (weekOrder.every((day) => days.includes(day))) return 'daily';
  const nameOf = (day: number | undefined) => names[day ?? 0] ?? '';
  return weekdayRuns(days)
    .flatMap((run) => (run.length < 3 ? run.map(nameOf) : [`${nameOf(run[0])}-${nameOf(run.at(-1))}`]))
    .join(',');
}
