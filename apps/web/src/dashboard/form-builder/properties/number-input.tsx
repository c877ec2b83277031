'use client';
import { TextInput } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';

interface NumberInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly property: string;
  readonly value: number | undefined;
  readonly isOptional?: boolean;
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number, or none. */
export function NumberInput({ label, hint, property, value, isOptional, onChange }: NumberInputProps) {
  const { words, problems } = useBuilder();
  const problem = problems.find((it) => it.property === property);
  return (
    <TextInput
      label={label}
      hint={hint}
      note={isOptional ? words.optional : undefined}
      inputMode="numeric"
      width="4"
      maxLength={4}
      value={value === undefined ? '' : String(value)}
      error={problem && problemText(problem, words)}
      errorWord={words.error}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replaceAll(/\D/g, '');
        onChange(digits === '' ? (isOptional ? undefined : 0) : Number(digits));
      }}
    />
  );
}
