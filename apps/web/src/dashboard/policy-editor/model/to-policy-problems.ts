import type { FactCatalog, FactType } from '@firstday/policy-engine';
import type { PolicyForm, TestCase } from './policy-form';
import { placeInCondition } from './place-in-condition';
import { comparisonRows, typedAs } from './to-condition';

/** An issue as the API, zod and the engine write one. */
export interface GivenIssue {
  readonly path: readonly PropertyKey[];
}

/** What can be wrong, each with words of its own. */
export type ProblemCode =
  | 'boolean'
  | 'choice'
  | 'country'
  | 'date'
  | 'fact'
  | 'fails'
  | 'forms'
  | 'group'
  | 'id'
  | 'name'
  | 'number'
  | 'operator'
  | 'reason'
  | 'refused'
  | 'state'
  | 'testFact'
  | 'testName'
  | 'testValue'
  | 'tests'
  | 'text';

export interface PolicyProblem {
  /** The id of the control that it is about. */
  readonly target: string;
  readonly code: ProblemCode;
}

/** Ids of the controls that are there once. */
export const controlIds = {
  name: 'policy-name',
  forms: 'policy-forms',
  reason: 'policy-reason',
  status: 'policy-status',
  tests: 'policy-tests',
} as const;

/** Issues with the control that each is about, one a control. */
export function toPolicyProblems(
  form: PolicyForm,
  catalog: FactCatalog,
  issues: readonly GivenIssue[],
): readonly PolicyProblem[] {
  const found = issues.map(({ path }) => problemAt(form, catalog, path));
  return found.filter(({ target }, at) => found.findIndex((one) => one.target === target) === at);
}

function problemAt(form: PolicyForm, catalog: FactCatalog, path: readonly PropertyKey[]): PolicyProblem {
  const [name, ...rest] = path;
  if (name === 'condition') return conditionProblem(form, catalog, rest);
  if (name === 'tests') return testProblem(form.tests, catalog, rest);
  if (name === 'form_ids') return { target: controlIds.forms, code: 'forms' };
  if (name === 'name' || name === 'reason') return { target: controlIds[name], code: name };
  return { target: controlIds.status, code: 'refused' };
}

function conditionProblem(
  { condition }: PolicyForm,
  catalog: FactCatalog,
  path: readonly PropertyKey[],
): PolicyProblem {
  const { key, part } = placeInCondition(condition, path);
  if (part === 'group') return { target: `${key}-match`, code: 'group' };
  const row = comparisonRows(condition).find((one) => one.key === key);
  if (part !== 'value' || !row) return { target: `${key}-${part}`, code: part === 'value' ? 'text' : part };
  const type = catalog.get(row.fact)?.type;
  return { target: `${key}-value`, code: type === 'scalar' ? typedAs(row, type) : valueCode(type) };
}

function valueCode(type: FactType | undefined): ProblemCode {
  if (type === 'datetime') return 'date';
  return type === undefined || type === 'list' || type === 'scalar' ? 'text' : type;
}

/** `tests.2.expected`; of facts the page says which row it is, the API which fact. */
function testProblem(
  tests: readonly TestCase[],
  catalog: FactCatalog,
  [index, part, at, what]: readonly PropertyKey[],
): PolicyProblem {
  const test = tests[Number(index)];
  if (!test) return { target: controlIds.tests, code: 'tests' };
  if (part === 'expected') return { target: `${test.key}-expected`, code: 'fails' };
  const row = part === 'rows' ? test.facts[Number(at)] : test.facts.find(({ fact }) => fact === at);
  if (!row) return { target: `${test.key}-name`, code: part === 'facts' ? 'tests' : 'testName' };
  const type = catalog.get(row.fact)?.type;
  if (what === 'fact' || !type) return { target: `${row.key}-fact`, code: 'testFact' };
  const code = valueCode(type);
  // A text is also refused where it looks like something that is not to be read by everybody.
  return { target: `${row.key}-value`, code: code === 'text' ? 'testValue' : code };
}
