'use client';
import { Select, TextInput } from '@firstday/ui';
import { useState } from 'react';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';

interface DayLimitInputProps {
  readonly label: string;
  readonly property: 'earliest' | 'latest';
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** No limit, the day on which it is answered, or a day that is named. */
export function DayLimitInput({ label, property, value, onChange }: DayLimitInputProps) {
  const { words, problems } = useBuilder();
  const [isNaming, setNaming] = useState(false);
  const problem = problems.find((it) => it.property === property);
  const chosen = value === 'today' ? 'today' : value !== undefined || isNaming ? 'day' : '';
  return (
    <div className="builder-when">
      <Select
        label={label}
        value={chosen}
        options={[
          { value: '', label: words.noLimit },
          { value: 'today', label: words.limitToday },
          { value: 'day', label: words.limitDay },
        ]}
        error={problem && problemText(problem, words)}
        errorWord={words.error}
        onChange={({ currentTarget }) => {
          setNaming(currentTarget.value === 'day');
          onChange(currentTarget.value === 'today' ? 'today' : undefined);
        }}
      />
      {chosen === 'day' ? (
        <TextInput
          label={`${label}: ${words.limitDay}`}
          isLabelHidden
          type="date"
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      ) : null}
    </div>
  );
}
