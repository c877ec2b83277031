import type { Condition, FactValue, PolicyTest } from '@firstday/domain';
import type { FactCatalog } from '@firstday/policy-engine';
import { valueKindOf } from './to-group';
import type { PolicyForm, TestCase } from './policy-form';
import { toCondition, typedValue } from './to-condition';

/** What the API takes of the page, but for the reason. */
export interface PolicyBody {
  readonly name: string;
  readonly status: PolicyForm['status'];
  readonly form_ids: string[];
  readonly condition: Condition;
  readonly tests: PolicyTest[];
}

export const toPolicyBody = (form: PolicyForm, catalog: FactCatalog): PolicyBody => ({
  name: form.name.trim(),
  status: form.status,
  form_ids: [...form.formIds],
  condition: toCondition(form.condition, catalog),
  tests: form.tests.map((test) => toPolicyTest(test, catalog)),
});

export function toPolicyTest({ name, facts, expected }: TestCase, catalog: FactCatalog): PolicyTest {
  const given = facts.flatMap(({ fact, values }) => {
    const known = values.filter((value) => value !== '');
    // What is not filled in is not known.
    if (fact === '' || known.length === 0) return [];
    const type = catalog.get(fact)?.type;
    const typed = known.map((value) => typedValue(value, kindOf(type, value)));
    return [[fact, type === 'list' ? typed : (typed[0] ?? '')] as const];
  });
  return { name: name.trim(), facts: Object.fromEntries(given), expected };
}

const kindOf = (type: string | undefined, value: FactValue) =>
  type === 'number' || type === 'boolean' ? type : valueKindOf(value);

/** What differs from what is kept; undefined where nothing does. */
export function changesOf(body: PolicyBody, kept: PolicyBody): Partial<PolicyBody> | undefined {
  const changed = {
    ...(body.name === kept.name ? {} : { name: body.name }),
    ...(body.status === kept.status ? {} : { status: body.status }),
    ...(isSame(body.form_ids, kept.form_ids) ? {} : { form_ids: body.form_ids }),
    ...(isSame(body.condition, kept.condition) ? {} : { condition: body.condition }),
    ...(isSame(body.tests, kept.tests) ? {} : { tests: body.tests }),
  };
  return Object.keys(changed).length === 0 ? undefined : changed;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
