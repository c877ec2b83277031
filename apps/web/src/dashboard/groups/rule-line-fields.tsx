'use client';
import type { RuleFact } from '@firstday/domain';
import { ErrorMessage, Select, TextButton } from '@firstday/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useControl } from '../forms/use-control';
import type { RecordChoice } from '../record-picker/record-choice';
import { emptyLine, recordKindOf, type RuleLine } from './rule-draft';
import { RuleValue, type ValueWords } from './rule-value';

export type RuleWords = ValueWords & Readonly<Record<'fact' | 'line' | 'operator' | 'remove', string>>;

interface RuleLineFieldsProps {
  /** Its place among the lines. */
  readonly at: number;
  readonly facts: readonly RuleFact[];
  readonly words: RuleWords;
  readonly operators: Readonly<Record<string, string>>;
  /** The records that the rule names. */
  readonly records: readonly RecordChoice[];
  readonly onRemove: (() => void) | undefined;
}

/** One comparison: what is looked at, how, and with what. */
export function RuleLineFields({ at, facts, words, operators, records, onRemove }: RuleLineFieldsProps) {
  const { setValue } = useFormContext();
  const typed: RuleLine | undefined = useWatch({ name: `lines.${at}` });
  const line = { ...emptyLine, ...typed };
  const { field, register } = useControl(`lines.${at}.fact`);
  const operator = useControl(`lines.${at}.operator`);
  const fact = facts.find(({ path }) => path === line.fact);
  const offered = fact?.operators ?? Object.keys(operators);
  return (
    <fieldset className="rule-line" data-invalid={field.error ? '' : undefined}>
      <legend className="fd-visually-hidden">{`${words.line} ${at + 1}`}</legend>
      {field.error ? <ErrorMessage id={field.id} message={field.error} word={field.errorWord} /> : null}
      <Select
        {...register({
          onChange: ({ target }: { target: { value: string } }) => {
            setValue(operator.field.id, operatorFor(target.value, line.operator, facts));
            if (recordKindOf(target.value) ?? recordKindOf(line.fact)) setValue(`lines.${at}.value`, '');
          },
        })}
        id={field.id}
        label={words.fact}
        defaultValue={line.fact}
        {...(field.error ? { 'aria-invalid': true, 'aria-describedby': `${field.id}-error` } : {})}
        options={[
          { value: '', label: words.choose },
          ...(line.fact !== '' && !fact ? [{ value: line.fact, label: line.fact }] : []),
          ...facts.map(({ path, label }) => ({ value: path, label })),
        ]}
      />
      <Select
        {...operator.register()}
        id={operator.field.id}
        label={words.operator}
        key={line.fact}
        defaultValue={line.operator || offered[0]}
        options={offered.map((one) => ({ value: one, label: operators[one] ?? one }))}
      />
      <RuleValue
        key={`${line.fact} value`}
        name={`lines.${at}.value`}
        line={line}
        fact={fact}
        records={records}
        words={words}
      />
      {onRemove ? (
        <TextButton onClick={onRemove} aria-label={`${words.remove} ${at + 1}`}>
          {words.remove}
        </TextButton>
      ) : null}
    </fieldset>
  );
}

/** An operator that another kind of value does not know gives way. */
function operatorFor(path: string, operator: string, facts: readonly RuleFact[]): string {
  const allowed = facts.find((fact) => fact.path === path)?.operators ?? [];
  return allowed.find((one) => one === operator) ?? allowed[0] ?? '';
}
