'use client';
import { Outcome } from '@firstday/domain';
import { Button, ErrorMessage, IconButton, Select, StatusWord, TextInput } from '@firstday/ui';
import { formatMessage } from '../../../i18n/format-message';
import { FactButton } from '../condition/fact-button';
import { ValueInput } from '../condition/value-input';
import { nextKey } from '../model/condition-node';
import type { TestCase, TestFact } from '../model/policy-form';
import { testOutcome } from '../model/test-outcome';
import { usePolicyEditor } from '../policy-editor-context';

interface TestEditorProps {
  readonly test: TestCase;
  /** Its place among the tests, from 1. */
  readonly at: number;
  readonly onChange: (test: TestCase, step?: string) => void;
  readonly onRemove: () => void;
}

/** What is known of a placement, and what the policy has to say of it. */
export function TestEditor({ test, at, onChange, onRemove }: TestEditorProps) {
  const { words, locale, problemOf, focus } = usePolicyEditor();
  const { key, name, facts, expected } = test;
  const label = formatMessage(words.tests.testOf, { at }, locale);
  const setFact = (fact: TestFact, step?: string) =>
    onChange({ ...test, facts: facts.map((one) => (one.key === fact.key ? fact : one)) }, step);
  const addFact = () => {
    const fact = { key: nextKey(), fact: '', values: [] };
    onChange({ ...test, facts: [...facts, fact] });
    focus(`${fact.key}-fact`);
  };
  return (
    <li className="policy-test" aria-label={label}>
      <div className="policy-test-head">
        <TextInput
          id={`${key}-name`}
          label={words.tests.name}
          value={name}
          maxLength={200}
          error={problemOf(`${key}-name`)}
          errorWord={words.error}
          placeholder={words.tests.namePlaceholder}
          onChange={({ currentTarget }) => onChange({ ...test, name: currentTarget.value }, 'name')}
        />
        <IconButton
          icon="trash"
          size="small"
          label={formatMessage(words.tests.remove, { at }, locale)}
          onClick={onRemove}
        />
      </div>
      <p className="policy-test-given">{facts.length === 0 ? words.tests.nothingKnown : words.tests.given}</p>
      {facts.length === 0 ? null : (
        <ul className="policy-test-facts">
          {facts.map((fact) => (
            <FactOfTest
              key={fact.key}
              fact={fact}
              onChange={setFact}
              onRemove={() => {
                onChange({ ...test, facts: facts.filter((one) => one.key !== fact.key) });
                focus(`${key}-add`);
              }}
            />
          ))}
        </ul>
      )}
      <Button id={`${key}-add`} variant="ghost" size="small" icon="plus" onClick={addFact}>
        {words.tests.addFact}
      </Button>
      <div className="policy-test-end">
        <Select
          id={`${key}-expected`}
          label={words.tests.expected}
          isLabelBeside
          isFit
          value={expected}
          options={Outcome.options.map((value) => ({ value, label: words.tests[`expected_${value}`] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...test, expected: Outcome.options.find((one) => one === value) ?? 'met' })
          }
        />
        <ShownOutcome test={test} />
      </div>
      <ExpectedError id={`${key}-expected`} />
    </li>
  );
}

function ExpectedError({ id }: { readonly id: string }) {
  const { words, problemOf } = usePolicyEditor();
  const error = problemOf(id);
  return error ? <ErrorMessage id={id} message={error} word={words.error} /> : null;
}

/** How it comes out of what is written above, at once. */
function ShownOutcome({ test }: Pick<TestEditorProps, 'test'>) {
  const { words, form, catalog } = usePolicyEditor();
  const { isAsExpected, sentence } = testOutcome(test, form.condition, catalog);
  return (
    <p className="policy-test-outcome">
      {isAsExpected ? (
        <StatusWord tone="good" icon="check" word={words.tests.passes} />
      ) : (
        <StatusWord tone="bad" icon="alert" word={words.tests.fails} />
      )}{' '}
      <bdi>{sentence}</bdi>
    </p>
  );
}

interface FactOfTestProps {
  readonly fact: TestFact;
  readonly onChange: (fact: TestFact, step?: string) => void;
  readonly onRemove: () => void;
}

function FactOfTest({ fact, onChange, onRemove }: FactOfTestProps) {
  const { words, locale, catalog } = usePolicyEditor();
  const definition = catalog.get(fact.fact);
  const name = definition?.label ?? words.emptyCondition;
  const type = definition?.type;
  return (
    <li className="policy-row">
      <FactButton
        id={`${fact.key}-fact`}
        fact={fact.fact}
        next={`${fact.key}-value`}
        onChoose={(chosen) => onChange(chosen === fact.fact ? fact : { ...fact, fact: chosen, values: [] })}
      />
      {definition ? (
        <>
          <span className="policy-is">{type === 'list' ? words.tests.has : words.tests.is}</span>
          <ValueInput
            id={`${fact.key}-value`}
            label={words.valueOf}
            fact={definition}
            kind={type === 'number' || type === 'boolean' ? type : 'text'}
            takesSeveral={type === 'list'}
            values={fact.values}
            onChange={(values) => onChange({ ...fact, values }, `${fact.key} value`)}
          />
        </>
      ) : null}
      <div className="policy-row-tools">
        <IconButton
          icon="trash"
          size="small"
          label={formatMessage(words.tests.removeFact, { name }, locale)}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
