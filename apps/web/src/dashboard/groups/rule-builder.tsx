'use client';
import './rule-builder.css';
import type { RuleFact } from '@firstday/domain';
import { Button, ErrorMessage, RadioGroup, Select, TextButton, TextInput, useIsLive } from '@firstday/ui';
import { useRef, useState } from 'react';
import { useActionForm } from '../forms/action-form';
import { emptyLine, type RuleDraft, type RuleLine, takesNoValue } from './rule-draft';

type Words = Readonly<
  Record<
    | 'add'
    | 'all'
    | 'any'
    | 'choose'
    | 'fact'
    | 'line'
    | 'match'
    | 'no'
    | 'operator'
    | 'remove'
    | 'removed'
    | 'value'
    | 'values'
    | 'yes',
    string
  >
>;

interface RuleBuilderProps {
  readonly words: Words;
  readonly operators: Readonly<Record<string, string>>;
  readonly facts: readonly RuleFact[];
  readonly initial: RuleDraft;
}

interface KeyedLine extends RuleLine {
  readonly key: number;
}

/** Comparisons, all or any of which a record has to meet. Without JavaScript each saving offers one more line. */
export function RuleBuilder({ words, operators, facts, initial }: RuleBuilderProps) {
  const { state } = useActionForm();
  const isLive = useIsLive();
  const draft = state.attempt > 0 ? typed(state.values) : initial;
  const nextKey = useRef(draft.lines.length + 1);
  const [lines, setLines] = useState<readonly KeyedLine[]>(() =>
    [...draft.lines, ...(draft.lines.length === 0 ? [emptyLine] : [])].map((line, key) => ({ ...line, key })),
  );
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const change = (key: number, changes: Partial<RuleLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  const shown: readonly KeyedLine[] = isLive ? lines : [...lines, { ...emptyLine, key: -1 }];
  return (
    <div className="rule">
      <RadioGroup
        id="rule_match"
        name="rule_match"
        label={words.match}
        defaultValue={draft.match}
        options={[
          { value: 'all', label: words.all },
          { value: 'any', label: words.any },
        ]}
      />
      {shown.map((line, at) => (
        <Line
          key={line.key}
          at={at}
          line={line}
          facts={facts}
          words={words}
          operators={operators}
          onChange={(changes) => change(line.key, changes)}
          onRemove={
            isLive
              ? () => {
                  setLines(lines.filter(({ key }) => key !== line.key));
                  setSaid(words.removed);
                  add.current?.focus();
                }
              : undefined
          }
        />
      ))}
      {isLive ? (
        <div className="fd-actions">
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            ref={add}
            onClick={() => {
              setSaid('');
              setLines([...lines, { ...emptyLine, key: nextKey.current++ }]);
            }}
          >
            {words.add}
          </Button>
        </div>
      ) : null}
      <p className="fd-visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** Selects keep their choice by themselves: React resets a form that was sent, and those it holds lose theirs. */
interface LineProps {
  readonly at: number;
  readonly line: RuleLine;
  readonly facts: readonly RuleFact[];
  readonly words: Words;
  readonly operators: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<RuleLine>) => void;
  readonly onRemove: (() => void) | undefined;
}

function Line({ at, line, facts, words, operators, onChange, onRemove }: LineProps) {
  const { state, error } = useActionForm();
  const id = `rule_line_${at}`;
  const message = state.issues.find(({ target }) => target === id)?.message;
  const fact = facts.find(({ path }) => path === line.fact);
  const offered = fact?.operators ?? Object.keys(operators);
  return (
    <fieldset className="rule-line" data-invalid={message ? '' : undefined}>
      <legend className="fd-visually-hidden">{`${words.line} ${at + 1}`}</legend>
      {message ? <ErrorMessage id={id} message={message} word={error} /> : null}
      <Select
        id={id}
        name="rule_fact"
        label={words.fact}
        defaultValue={line.fact}
        onChange={(event) => onChange(factChosen(event.target.value, line, facts))}
        {...(message ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        options={[
          { value: '', label: words.choose },
          ...(line.fact !== '' && !fact ? [{ value: line.fact, label: line.fact }] : []),
          ...facts.map(({ path, label }) => ({ value: path, label, lang: 'en' })),
        ]}
      />
      <Select
        id={`${id}_operator`}
        name="rule_operator"
        label={words.operator}
        key={line.fact}
        defaultValue={line.operator || offered[0]}
        onChange={(event) => onChange({ operator: event.target.value })}
        options={offered.map((operator) => ({ value: operator, label: operators[operator] ?? operator }))}
      />
      <Value id={`${id}_value`} line={line} fact={fact} words={words} onChange={onChange} />
      {onRemove ? (
        <TextButton onClick={onRemove} aria-label={`${words.remove} ${at + 1}`}>
          {words.remove}
        </TextButton>
      ) : null}
    </fieldset>
  );
}

interface ValueProps {
  readonly id: string;
  readonly line: RuleLine;
  readonly fact: RuleFact | undefined;
  readonly words: Words;
  readonly onChange: (changes: Partial<RuleLine>) => void;
}

/** Posted in every line, empty where none is asked: the lines are told apart by their order. */
function Value({ id, line, fact, words, onChange }: ValueProps) {
  if (takesNoValue(line.operator)) return <input type="hidden" name="rule_value" value="" />;
  const takesSeveral = line.operator === 'in' || line.operator === 'not_in';
  const shared = { id, name: 'rule_value', label: takesSeveral ? words.values : words.value };
  if (fact?.type === 'boolean')
    return (
      <Select
        {...shared}
        defaultValue={line.value}
        onChange={(event) => onChange({ value: event.target.value })}
        options={[
          { value: '', label: words.choose },
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
      />
    );
  return (
    <TextInput
      {...shared}
      value={line.value}
      type={fact?.type === 'date' ? 'date' : 'text'}
      inputMode={fact?.type === 'number' ? 'decimal' : undefined}
      dir="auto"
      maxLength={2000}
      onChange={(event) => onChange({ value: event.target.value })}
    />
  );
}

/** An operator that another kind of value does not know gives way. */
function factChosen(path: string, line: RuleLine, facts: readonly RuleFact[]): Partial<RuleLine> {
  const allowed = facts.find((fact) => fact.path === path)?.operators ?? [];
  const operator = allowed.includes(line.operator) ? line.operator : (allowed[0] ?? '');
  return { fact: path, operator };
}

function typed(values: Readonly<Record<string, readonly string[]>>): RuleDraft {
  const [facts = [], operators = [], texts = []] = ['rule_fact', 'rule_operator', 'rule_value'].map(
    (name) => values[name],
  );
  return {
    match: values['rule_match']?.[0] === 'any' ? 'any' : 'all',
    lines: facts.map((fact, at) => ({ fact, operator: operators[at] ?? '', value: texts[at] ?? '' })),
  };
}
