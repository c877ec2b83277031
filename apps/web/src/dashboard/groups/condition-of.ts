import {
  type Comparison,
  type Condition,
  FactOperator,
  type FactValue,
  type RuleFact,
} from '@firstday/domain';
import { emptyLine, type RuleDraft, type RuleLine, takesNoValue } from './rule-draft';

type AskedFact = Pick<RuleFact, 'path' | 'type'>;

const takesList = (operator: string): boolean => operator === 'in' || operator === 'not_in';

/**
 * What is posted as the rule; lines without a fact are left out, and none at all are no rule.
 * @returns in place of a rule the line that asks nothing of its fact, where there is one
 */
export function conditionOf(draft: RuleDraft, facts: readonly AskedFact[]): Condition | null | number {
  const asking = draft.lines.filter(({ fact }) => fact !== '');
  const parts = asking.map((line) => comparisonOf(line, facts));
  const wrong = parts.indexOf(undefined);
  if (wrong >= 0) return draft.lines.indexOf(asking[wrong] ?? emptyLine);
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0) return null;
  return draft.match === 'all' ? { all: known } : { any: known };
}

function comparisonOf(
  { fact, operator, value }: RuleLine,
  facts: readonly AskedFact[],
): Comparison | undefined {
  const { data: known } = FactOperator.safeParse(operator);
  if (!known) return undefined;
  if (takesNoValue(known)) return { fact, operator: known };
  const type = facts.find(({ path }) => path === fact)?.type;
  return { fact, operator: known, value: valueOf(value, known, type) };
}

function valueOf(
  text: string,
  operator: string,
  type: RuleFact['type'] | undefined,
): FactValue | FactValue[] {
  if (takesList(operator))
    return text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => singleOf(one, type));
  return singleOf(text.trim(), type);
}

/** What cannot be read is sent as it was typed: the API says what it expected. */
function singleOf(text: string, type: RuleFact['type'] | undefined): FactValue {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type === 'number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}
