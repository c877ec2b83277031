'use client';
import { TextInput } from '@firstday/ui';
import { useState } from 'react';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';

interface AmountInputProps {
  readonly label: string;
  readonly property?: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** An amount, which may be less than nothing and have a fraction; none is as good. */
export function AmountInput({ label, property, value, onChange }: AmountInputProps) {
  const { words, problems } = useBuilder();
  const [typed, setTyped] = useState<string | null>(null);
  const problem = problems.find((it) => it.property === property);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      width="10"
      dir="ltr"
      maxLength={12}
      value={typed ?? (value === undefined ? '' : String(value))}
      error={problem && problemText(problem, words)}
      errorWord={words.error}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.replace(',', '.').replaceAll(/[^\d.-]/g, '');
        setTyped(text);
        const amount = Number(text);
        if (text === '') onChange(undefined);
        else if (/\d/.test(text) && Number.isFinite(amount)) onChange(amount);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
