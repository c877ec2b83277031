'use client';
import { DateField } from '@firstday/ui/date-field';
import { useController } from 'react-hook-form';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface DateInputProps extends LabelledControl {
  readonly locale: string;
}

/** A day of the calendar. */
export function DateInput(props: DateInputProps) {
  const { field, sent } = useControl(props.name);
  const { field: chosen } = useController({ name: props.name, defaultValue: sent?.[0] ?? '' });
  return (
    <DateField
      {...props}
      {...field}
      value={chosen.value || null}
      onChange={(day) => chosen.onChange(day ?? '')}
    />
  );
}
