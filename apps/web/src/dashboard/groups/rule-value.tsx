'use client';
import type { RuleFact } from '@firstday/domain';
import { Select, TextInput, useIsLive } from '@firstday/ui';
import { useControl } from '../forms/use-control';
import { FormRecordInput } from '../record-picker/form-record-input';
import type { PickerWords } from '../record-picker/record-combobox';
import type { RecordChoice } from '../record-picker/record-choice';
import { recordKindOf, type RuleLine, takesNoValue } from './rule-draft';

export type ValueWords = Readonly<Record<'choose' | 'no' | 'record' | 'value' | 'values' | 'yes', string>> & {
  readonly picker: PickerWords;
};

interface RuleValueProps {
  readonly name: string;
  readonly line: RuleLine;
  readonly fact: RuleFact | undefined;
  readonly records: readonly RecordChoice[];
  readonly words: ValueWords;
}

/** What a fact is compared with; nothing where only its presence is asked. */
export function RuleValue({ name, line, fact, records, words }: RuleValueProps) {
  const { field, register } = useControl(name);
  const isLive = useIsLive();
  if (takesNoValue(line.operator)) return null;
  const kind = recordKindOf(line.fact);
  // Without JavaScript the record is named by its id.
  if (kind && isLive)
    return (
      <FormRecordInput
        kind={kind}
        name={name}
        label={words.record}
        chosen={records.find(({ value }) => value === line.value)}
        words={words.picker}
      />
    );
  const takesSeveral = line.operator === 'in' || line.operator === 'not_in';
  const shared = { ...register(), id: field.id, label: takesSeveral ? words.values : words.value };
  if (fact?.type === 'boolean')
    return (
      <Select
        {...shared}
        defaultValue={line.value}
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
      defaultValue={line.value}
      type={fact?.type === 'date' ? 'date' : 'text'}
      inputMode={fact?.type === 'number' ? 'decimal' : undefined}
      dir="auto"
      maxLength={2000}
    />
  );
}
