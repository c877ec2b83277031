'use client';
import { CheckboxGroup, type ChoiceOption } from '@firstday/ui';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface CheckboxListProps extends LabelledControl {
  readonly choices: readonly ChoiceOption[];
  readonly initial: readonly string[];
  /** Several lists may post under one name: the ids begin with this. */
  readonly id?: string;
}

export function CheckboxList({ id, choices, initial, ...props }: CheckboxListProps) {
  const { field, sent, register } = useControl(props.name, id);
  return (
    <CheckboxGroup {...props} {...field} {...register()} options={choices} defaultValue={sent ?? initial} />
  );
}
