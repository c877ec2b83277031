'use client';
import type { RuleFact } from '@firstday/domain';
import { Select, TextInput } from '@firstday/ui';
import { useControl } from '../forms/use-control';
import { type RuleLine, takesNoValue } from './rule-draft';

export type ValueWords = Readonly<Record<'choose' | 'no' | 'value' | 'values' | 'yes', string>>;

interface RuleValueProps {
  readonly name: string;
  readonly line: RuleLine;
  readonly fact: RuleFact | undefined;
  readonly words: ValueWords;
}

/** What a fact is compared with; nothing where only its presence is asked. */
export function RuleValue({ name, line, fact, words }: RuleValueProps) {
  const { field, register } = useControl(name);
  if (takesNoValue(line.operator)) return null;
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
