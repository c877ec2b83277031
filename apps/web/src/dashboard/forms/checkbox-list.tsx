'use client';
import { CheckboxGroup, type ChoiceOption } from '@firstday/ui';
import type { ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface CheckboxListProps extends LabelledControl {
  readonly choices: readonly ChoiceOption[];
  readonly initial: readonly string[];
  /** Several lists may post under one name: the ids begin with this. */
  readonly id?: string;
}

/**
 * Boxes of one name. The browser keeps which are ticked, and the form is only told: registered one by one, the first box that is
 * ticked would be taken for the value of all of them, and tick the others too.
 */
export function CheckboxList({ id, choices, initial, ...props }: CheckboxListProps) {
  const { field, sent } = useControl(props.name, id);
  const defaultValue = sent ?? initial;
  const { onBlur, onChange } = useController({ name: props.name, defaultValue }).field;
  return (
    <CheckboxGroup
      {...props}
      {...field}
      onBlur={onBlur}
      onChange={(event) => onChange(tickedWith(event))}
      options={choices}
      defaultValue={defaultValue}
    />
  );
}

/** The ticked boxes of the form that have the name of the one that was pressed. */
function tickedWith({ currentTarget: { form, name } }: ChangeEvent<HTMLInputElement>): string[] {
  return form === null ? [] : new FormData(form).getAll(name).filter((value) => typeof value === 'string');
}
