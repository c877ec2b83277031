/** One comparison as it is typed: several values are parted by commas. */
export interface RuleLine {
  readonly fact: string;
  readonly operator: string;
  readonly value: string;
}

export interface RuleDraft {
  readonly match: 'all' | 'any';
  readonly lines: readonly RuleLine[];
}

export const emptyLine: RuleLine = { fact: '', operator: '', value: '' };

/** These ask whether a value is there at all, and take none. */
export const takesNoValue = (operator: string): boolean =>
  operator === 'is_present' || operator === 'is_absent';

/** What compares a record by its id; the record is chosen by its name. */
export const recordKindOf = (fact: string): 'client' | 'employer' | 'job' | undefined =>
  ({ 'client.id': 'client', 'employer.id': 'employer', 'job.id': 'job' } as const)[fact];

/** What compares the name of such a record, and so follows the name. */
export const comparesName = (fact: string): boolean => /^(?:client|employer|job)\.name$/.test(fact);

/** The rule as lines; undefined where it is more than a list of comparisons and has to be written out. */
export function draftOf(rule: unknown): RuleDraft | undefined {
  if (rule === null || rule === undefined) return { match: 'all', lines: [] };
  if (!isObject(rule)) return undefined;
  if ('fact' in rule) return draftOf({ all: [rule] });
  const match = 'all' in rule ? 'all' : 'any';
  const parts = rule[match];
  if (!Array.isArray(parts)) return undefined;
  const lines = parts.map(lineOf);
  return lines.every((line) => line !== undefined) ? { match, lines } : undefined;
}

function lineOf(part: unknown): RuleLine | undefined {
  if (!isObject(part) || typeof part['fact'] !== 'string') return undefined;
  const { fact, operator, value } = part;
  const values = value === undefined ? [] : [value].flat();
  // A line names one record.
  if (recordKindOf(fact) && Array.isArray(value)) return undefined;
  // A comma within a value would part it in two.
  if (values.length > 1 && values.some((one) => String(one).includes(','))) return undefined;
  return { fact, operator: String(operator), value: values.join(', ') };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
