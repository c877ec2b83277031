'use client';
import type { Choice } from '../field-view.js';
import { Icon } from '../icon.js';
import { languageAttributes } from '../phrase.js';

interface ChoiceSelectProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly empty: string;
  readonly onValue: (value: string) => void;
  readonly autoComplete?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

export function ChoiceSelect({ choices, empty, value, onValue, ...rest }: ChoiceSelectProps) {
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  return (
    <span className="fd-select">
      <select className="fd-input" value={value} onChange={(event) => onValue(event.target.value)} {...rest}>
        <option value="">{empty}</option>
        {isListed ? null : <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} {...languageAttributes(choice.label)}>
            {choice.label.text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
