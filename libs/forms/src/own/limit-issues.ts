import type { FormFieldContent } from '@firstday/domain';

interface LimitIssue {
  readonly name: 'min' | 'max' | 'whole' | 'earliest' | 'latest';
  readonly message: string;
}

/** What is wrong with the limits of a field: of a kind that has none, or so that no answer is within them. */
export function limitIssues(field: FormFieldContent): readonly LimitIssue[] {
  const { kind, min, max, whole, earliest, latest } = field;
  const isAmount = kind === 'number' || kind === 'money';
  return [
    ...unless(isAmount || min === undefined, 'min', 'Expected a limit only for `number` and `money`'),
    ...unless(isAmount || max === undefined, 'max', 'Expected a limit only for `number` and `money`'),
    ...unless(kind === 'number' || !whole, 'whole', 'Expected it only for `number`'),
    ...unless(kind === 'date' || earliest === undefined, 'earliest', 'Expected a limit only for `date`'),
    ...unless(kind === 'date' || latest === undefined, 'latest', 'Expected a limit only for `date`'),
    ...unless(
      min === undefined || max === undefined || (whole ? Math.ceil(min) <= max : min <= max),
      'max',
      'Expected an amount that `min` leaves room for',
    ),
    ...unless(
      earliest === undefined || latest === undefined || !isBefore(latest, earliest),
      'latest',
      'Expected no day before `earliest`',
    ),
  ];
}

/** Of two days of which one is `today`, nobody knows. */
const isBefore = (one: string, other: string): boolean => one !== 'today' && other !== 'today' && one < other;

const unless = (isRight: boolean, name: LimitIssue['name'], message: string): readonly LimitIssue[] =>
  isRight ? [] : [{ name, message }];
