'use client';
import { type ChoiceOption, RadioGroup } from '@firstday/ui';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface RadioInputProps extends LabelledControl {
  readonly choices: readonly ChoiceOption[];
  readonly initial: string;
}

export function RadioInput({ choices, initial, ...props }: RadioInputProps) {
  const { field, sent, register } = useControl(props.name);
  const own = { ...props, ...field, ...register() };
  return <RadioGroup {...own} options={choices} defaultValue={sent?.[0] ?? initial} />;
}
