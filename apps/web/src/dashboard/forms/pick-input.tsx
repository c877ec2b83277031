'use client';
import { Combobox, type ComboboxProps } from '@firstday/ui/combobox';
import { useController } from 'react-hook-form';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface PickInputProps
  extends LabelledControl, Pick<ComboboxProps, 'noneFound' | 'options' | 'placeholder' | 'showLabel'> {
  readonly initial?: string;
}

/** One of many, found by typing a part of its name. */
export function PickInput({ initial = '', ...props }: PickInputProps) {
  const { field, sent } = useControl(props.name);
  const { field: chosen } = useController({ name: props.name, defaultValue: sent?.[0] ?? initial });
  return (
    <Combobox
      {...props}
      {...field}
      value={chosen.value || null}
      onChange={(id) => chosen.onChange(id ?? '')}
    />
  );
}
