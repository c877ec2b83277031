'use client';
import type { Condition } from '@firstday/domain';
import { Select } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';
import { ConditionInput } from './condition-input';

interface WhenInputProps {
  readonly label: string;
  readonly property: 'required' | 'when';
  readonly of: Parameters<typeof ConditionInput>[0]['of'];
  readonly value: boolean | Condition;
  /** In the order in which they are offered; `true` and `false` are choices of their own. */
  readonly choices: readonly { readonly value: 'always' | 'never' | 'when'; readonly label: string }[];
  readonly onChange: (value: boolean | Condition) => void;
}

/** A condition that has yet to be written: it is met by everybody. */
const blankCondition: Condition = { all: [] };

/** Always, never, or where a condition is met. */
export function WhenInput({ label, property, of, value, choices, onChange }: WhenInputProps) {
  const { words, problems } = useBuilder();
  const problem = problems.find((it) => it.property === property);
  const chosen = typeof value === 'object' ? 'when' : value ? 'always' : 'never';
  return (
    <div className="builder-when">
      <Select
        label={label}
        value={chosen}
        options={choices}
        error={problem && problemText(problem, words)}
        errorWord={words.error}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === 'when' ? blankCondition : currentTarget.value === 'always')
        }
      />
      {typeof value === 'object' ? (
        <ConditionInput
          label={label}
          of={of}
          value={value}
          onChange={(condition) => onChange(condition ?? blankCondition)}
        />
      ) : null}
    </div>
  );
}
