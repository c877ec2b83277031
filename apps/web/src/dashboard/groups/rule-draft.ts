import type { RuleFact } from '@firstday/domain';

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

const takesList = (operator: string): boolean => operator === 'in' || operator === 'not_in';

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
  // A comma within a value would part it in two.
  if (values.length > 1 && values.some((one) => String(one).includes(','))) return undefined;
  return { fact, operator: String(operator), value: values.join(', ') };
}

/** What is posted as the rule; lines without a fact are left out, and none at all are no rule. */
export function conditionOf(draft: RuleDraft, facts: readonly RuleFact[]): unknown {
  const parts = draft.lines
    .filter(({ fact }) => fact !== '')
    .map(({ fact, operator, value }) => {
      if (takesNoValue(operator)) return { fact, operator };
      const type = facts.find(({ path }) => path === fact)?.type;
      return { fact, operator, value: valueOf(value, operator, type) };
    });
  return parts.length === 0 ? null : { [draft.match]: parts };
}

function valueOf(text: string, operator: string, type: RuleFact['type'] | undefined): unknown {
  if (takesList(operator))
    return text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => singleOf(one, type));
  return singleOf(text.trim(), type);
}

/** What cannot be read is sent as it was typed: the API says what it expected. */
function singleOf(text: string, type: RuleFact['type'] | undefined): string | number | boolean {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type === 'number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
