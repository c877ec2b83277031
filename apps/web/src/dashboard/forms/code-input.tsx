'use client';
import { TextArea } from '@firstday/ui';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface CodeInputProps extends LabelledControl {
  readonly initial: string;
  readonly rows: number;
}

/** Lines that a machine reads. */
export function CodeInput({ initial, ...props }: CodeInputProps) {
  const { field, sent, register } = useControl(props.name);
  return <TextArea {...props} {...field} {...register()} isCode defaultValue={sent?.[0] ?? initial} />;
}
