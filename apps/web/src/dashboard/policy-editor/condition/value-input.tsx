'use client';
import type { FactValue } from '@firstday/domain';
import { isDate } from '@firstday/domain/calendar';
import type { FactDefinition } from '@firstday/policy-engine';
import { Select, TextInput } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import type { ValueKind } from '../model/condition-node';
import { usePolicyEditor } from '../policy-editor-context';
import { ValueButton } from './value-button';
import { valueSections } from './value-sections';
import { ValuesInput } from './values-input';

interface ValueInputProps {
  readonly id: string;
  /** What it is the value of, read out. */
  readonly label: string;
  readonly fact: FactDefinition | undefined;
  /** As what it is read where the fact has no type. */
  readonly kind: ValueKind;
  readonly takesSeveral: boolean;
  readonly values: readonly FactValue[];
  readonly onChange: (values: readonly FactValue[]) => void;
}

/** What a fact is compared with, in the control that its type asks for. */
export function ValueInput(props: ValueInputProps) {
  const { id, label, fact, kind, takesSeveral, onChange } = props;
  const editor = usePolicyEditor();
  const { words, problemOf } = editor;
  const values = props.values.map(String);
  const value = values[0] ?? '';
  const sections = valueSections(fact, editor);
  const shared = { id, label, isLabelHidden: true, error: problemOf(id), errorWord: words.error };
  if (sections)
    return (
      <ValueButton
        id={id}
        label={label}
        sections={sections}
        values={values}
        takesSeveral={takesSeveral}
        takesOwn={fact?.type === 'state'}
        onChange={onChange}
      />
    );
  const isDay = fact?.type === 'date' || (fact?.type === 'datetime' && (value === '' || isDate(value)));
  if (takesSeveral) {
    const typed = isDay ? 'date' : kind === 'number' ? 'number' : 'text';
    return <ValuesInput id={id} label={label} kind={typed} values={values} onChange={onChange} />;
  }
  if (isDay)
    return <DateField {...shared} value={value || null} onChange={(day) => onChange(day ? [day] : [])} />;
  if (kind === 'boolean')
    return (
      <Select
        {...shared}
        value={value}
        options={[
          { value: '', label: words.chooseValue },
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value ? [currentTarget.value] : [])}
      />
    );
  return (
    <TextInput
      {...shared}
      value={value}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      maxLength={500}
      placeholder={kind === 'number' ? words.number : undefined}
      onChange={({ currentTarget }) => onChange([currentTarget.value])}
    />
  );
}
