'use client';
import { DateField } from '@firstday/ui/date-field';
import { useController } from 'react-hook-form';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface FormDayInputProps extends LabelledControl {
  readonly initial?: string;
  readonly note?: string;
}

/** A day, typed or taken from a calendar; empty where none is given. */
export function FormDayInput({ initial = '', ...props }: FormDayInputProps) {
  const { field, sent } = useControl(props.name);
  const { field: chosen } = useController({ name: props.name, defaultValue: sent?.[0] ?? initial });
  return (
    <DateField
      {...props}
      {...field}
      value={chosen.value || null}
      onChange={(day) => chosen.onChange(day ?? '')}
    />
  );
}
