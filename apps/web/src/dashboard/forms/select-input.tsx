'use client';
import { Select, type SelectOption } from '@firstday/ui';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface SelectInputProps extends LabelledControl {
  readonly choices: readonly SelectOption[];
  readonly initial?: string;
}

export function SelectInput({ choices, initial, ...props }: SelectInputProps) {
  const { field, sent, register } = useControl(props.name);
  const own = { ...props, ...field, ...register() };
  return <Select {...own} options={choices} defaultValue={sent?.[0] ?? initial} isFit />;
}
