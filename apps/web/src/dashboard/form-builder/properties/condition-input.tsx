'use client';
import type { Condition } from '@firstday/domain';
import { factsBefore, type FormFact } from '@firstday/forms';
import { toSentence } from '@firstday/policy-engine';
import { Button, IconButton, RadioGroup, Select, TextInput } from '@firstday/ui';
import { useId, useState } from 'react';
import { conditionOf } from '../../groups/condition-of';
import { draftOf, emptyLine, type RuleDraft, type RuleLine, takesNoValue } from '../../groups/rule-draft';
import { useBuilder } from '../builder-context';
import { toContent } from '../model/form-model';

interface ConditionInputProps {
  readonly label: string;
  /** What comes after it may not be asked for. */
  readonly of: { readonly section: string } | { readonly page: string } | { readonly field: string };
  readonly value: Condition;
  readonly onChange: (condition: Condition | undefined) => void;
}

/** A condition as lines that are compared, with the sentence that they come to. */
export function ConditionInput({ label, of, value, onChange }: ConditionInputProps) {
  const { words, model } = useBuilder();
  const facts = factsBefore(toContent(model), of);
  const draft = withLine(draftOf(value));
  const [lines, setLines] = useState(draft);
  const sentence = toSentence(value, new Map(facts.map((fact) => [fact.path, fact])));
  const set = (changed: RuleDraft) => {
    setLines(changed);
    const condition = conditionOf(changed, facts);
    if (condition !== null && typeof condition !== 'number') onChange(condition);
  };
  return (
    <fieldset className="builder-condition">
      <legend className="fd-visually-hidden">{label}</legend>
      {isEmpty(value) ? null : (
        <p className="builder-sentence">
          <bdi lang="en">{sentence}</bdi>
        </p>
      )}
      {lines ? (
        <Lines draft={lines} facts={facts} onChange={set} />
      ) : (
        <p className="fd-hint">{words.writtenCondition}</p>
      )}
    </fieldset>
  );
}

/** There is always one to be filled in. */
const withLine = (draft: RuleDraft | undefined): RuleDraft | undefined =>
  draft?.lines.length === 0 ? { ...draft, lines: [emptyLine] } : draft;

const isEmpty = (condition: Condition): boolean => 'all' in condition && condition.all.length === 0;

interface LinesProps {
  readonly draft: RuleDraft;
  readonly facts: readonly FormFact[];
  readonly onChange: (draft: RuleDraft) => void;
}

function Lines({ draft, facts, onChange }: LinesProps) {
  const { words } = useBuilder();
  const name = useId();
  const setLine = (at: number, line: RuleLine) => onChange({ ...draft, lines: draft.lines.with(at, line) });
  if (facts.length === 0) return <p className="fd-hint">{words.nothingBefore}</p>;
  return (
    <>
      {draft.lines.length > 1 ? (
        <RadioGroup
          name={name}
          label={words.match}
          isLabelHidden
          value={draft.match}
          options={[
            { value: 'all', label: words.all },
            { value: 'any', label: words.any },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, match: value === 'any' ? 'any' : 'all' })
          }
        />
      ) : null}
      {draft.lines.map((line, at) => (
        <Line
          key={at}
          at={at}
          line={line}
          facts={facts}
          onChange={(changed) => setLine(at, changed)}
          onRemove={
            draft.lines.length > 1
              ? () => onChange({ ...draft, lines: draft.lines.toSpliced(at, 1) })
              : undefined
          }
        />
      ))}
      <Button
        variant="ghost"
        size="small"
        icon="plus"
        onClick={() => onChange({ ...draft, lines: [...draft.lines, emptyLine] })}
      >
        {words.addComparison}
      </Button>
    </>
  );
}

interface LineProps {
  readonly at: number;
  readonly line: RuleLine;
  readonly facts: readonly FormFact[];
  readonly onChange: (line: RuleLine) => void;
  readonly onRemove: (() => void) | undefined;
}

function Line({ at, line, facts, onChange, onRemove }: LineProps) {
  const { words } = useBuilder();
  const fact = facts.find(({ path }) => path === line.fact);
  const operators: Readonly<Record<string, string>> = words.operators;
  const setFact = (path: string) => {
    const found = facts.find((one) => one.path === path);
    const operator = found?.operators.find((one) => one === line.operator) ?? found?.operators[0] ?? '';
    onChange({ fact: path, operator, value: '' });
  };
  return (
    <fieldset className="builder-line">
      <legend className="fd-visually-hidden">{`${words.comparison} ${at + 1}`}</legend>
      <Select
        label={words.answerTo}
        value={line.fact}
        options={[
          { value: '', label: words.choose },
          ...(line.fact && !fact ? [{ value: line.fact, label: line.fact }] : []),
          ...facts.map(({ path, label }) => ({ value: path, label, lang: 'en' })),
        ]}
        onChange={({ currentTarget }) => setFact(currentTarget.value)}
      />
      {fact ? (
        <Select
          label={words.operator}
          isLabelHidden
          value={line.operator}
          options={fact.operators.map((one) => ({ value: one, label: operators[one] ?? one }))}
          onChange={({ currentTarget }) => onChange({ ...line, operator: currentTarget.value })}
        />
      ) : null}
      {fact && !takesNoValue(line.operator) ? (
        <Value fact={fact} line={line} onChange={(value) => onChange({ ...line, value })} />
      ) : null}
      {onRemove ? (
        <IconButton
          icon="trash"
          size="small"
          label={`${words.removeComparison} ${at + 1}`}
          onClick={onRemove}
        />
      ) : null}
    </fieldset>
  );
}

interface ValueProps {
  readonly fact: FormFact;
  readonly line: RuleLine;
  readonly onChange: (value: string) => void;
}

function Value({ fact, line, onChange }: ValueProps) {
  const { words } = useBuilder();
  const takesSeveral = line.operator === 'in' || line.operator === 'not_in';
  const choices =
    fact.type === 'boolean'
      ? [
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]
      : fact.choices;
  if (choices.length > 0 && !takesSeveral)
    return (
      <Select
        label={words.value}
        isLabelHidden
        value={line.value}
        options={[{ value: '', label: words.choose }, ...choices]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextInput
      label={takesSeveral ? words.values : words.value}
      isLabelHidden={!takesSeveral}
      type={fact.type === 'date' ? 'date' : 'text'}
      inputMode={fact.type === 'number' ? 'decimal' : undefined}
      maxLength={2000}
      value={line.value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
