import type { PolicyFact } from '@firstday/domain';
import { factCatalog, operatorsOf } from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';
import { checkPolicyForm } from './check-policy-form';
import { emptyRow, groupOf } from './condition-node';
import { editorCatalog } from './editor-catalog';
import { type PolicyForm, toPolicyForm, toTestCase } from './policy-form';
import { changesOf, toPolicyBody } from './to-policy-body';
import { toPolicyProblems } from './to-policy-problems';

const facts = [...factCatalog().values()].map(({ path, label, type, values = [] }): PolicyFact => ({
  path,
  label,
  type,
  values: [...values],
  source: 'built_in',
  operators: [...operatorsOf[type]],
  example: { fact: path, operator: 'is_present' },
}));
const catalog = editorCatalog(facts, {}, 'en');
const formId = 'form_0192f0a0-0000-7000-8000-000000000000';
const row = (fact: string, value: string) => ({ ...emptyRow(), fact, values: [value] });
const inNewYork = (): PolicyForm => ({
  ...toPolicyForm(undefined),
  name: 'New York',
  formIds: [formId],
  condition: groupOf('all', [row('work_location.state', 'NY')]),
});
const codes = (form: PolicyForm) => checkPolicyForm(form, catalog).map(({ code }) => code);

describe('what has to be put right of a policy', () => {
  it('is nothing where the API would take it', () => {
    expect(codes(inNewYork())).toEqual([]);
  });

  it('stands at its control', () => {
    const condition = groupOf('all', [
      emptyRow(),
      groupOf('none', [row('employer.employee_count', 'many'), row('placement.start_date', '2026-13-01')]),
    ]);
    const [first, group] = condition.parts;
    const [number, day] = group?.kind === 'group' ? group.parts : [];
    expect(checkPolicyForm({ ...inNewYork(), name: ' ', formIds: [], condition }, catalog)).toEqual([
      { target: 'policy-name', code: 'name' },
      { target: 'policy-forms', code: 'forms' },
      { target: `${first?.key}-fact`, code: 'fact' },
      { target: `${number?.key}-value`, code: 'number' },
      { target: `${day?.key}-value`, code: 'date' },
    ]);
  });

  it('is a test that fails, for a policy in use alone', () => {
    const test = toTestCase({ name: 'Jersey', facts: { 'work_location.state': 'NJ' }, expected: 'met' });
    const failing = { ...inNewYork(), tests: [test] };
    expect(codes(failing)).toEqual([]);
    expect(checkPolicyForm({ ...failing, status: 'active' }, catalog)).toEqual([
      { target: `${test.key}-expected`, code: 'fails' },
    ]);
  });

  it('is what the API says, wherever it says it', () => {
    const test = toTestCase({ name: 'Jersey', facts: { 'work_location.state': 'NJ' }, expected: 'met' });
    const form = { ...inNewYork(), tests: [test] };
    const [only] = form.condition.parts;
    const targets = (path: readonly (number | string)[]) =>
      toPolicyProblems(form, catalog, [{ path }]).map(({ target }) => target);
    expect(targets(['condition', 'all', 0, 'value', 3])).toEqual([`${only?.key}-value`]);
    expect(targets(['condition'])).toEqual([`${form.condition.key}-match`]);
    expect(targets(['tests', 0, 'facts', 'work_location.state'])).toEqual([`${test.facts[0]?.key}-value`]);
    expect(targets(['tests', 0, 'expected'])).toEqual([`${test.key}-expected`]);
    expect(targets(['tests', 7])).toEqual(['policy-tests']);
    expect(targets(['something', 'else'])).toEqual(['policy-status']);
  });
});

describe('what is sent of a policy', () => {
  it('is what was changed alone', () => {
    const kept = toPolicyBody(inNewYork(), catalog);
    expect(changesOf(toPolicyBody(inNewYork(), catalog), kept)).toBeUndefined();
    expect(changesOf(toPolicyBody({ ...inNewYork(), name: ' NY ' }, catalog), kept)).toEqual({ name: 'NY' });
  });

  it('leaves out of a test what is not filled in: it is not known', () => {
    const test = toTestCase({
      name: 'x',
      facts: { 'work_location.state': '', 'employer.employee_count': '7', 'placement.works_remotely': true },
      expected: 'unknown',
    });
    expect(toPolicyBody({ ...inNewYork(), tests: [test] }, catalog).tests).toEqual([
      {
        name: 'x',
        facts: { 'employer.employee_count': 7, 'placement.works_remotely': true },
        expected: 'unknown',
      },
    ]);
  });
});
