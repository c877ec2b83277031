'use client';
import { TextArea } from '@firstday/ui';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface FormTextAreaProps extends LabelledControl {
  readonly initial?: string;
  readonly maxLength: number;
  readonly rows: number;
  /** The language of the text, where it is not that of the page. */
  readonly lang?: string;
}

/** Text of several lines, or a sentence that is longer than a phone is wide. */
export function FormTextArea({ initial = '', name, ...props }: FormTextAreaProps) {
  const { field, sent, register } = useControl(name);
  return <TextArea {...props} {...field} {...register()} defaultValue={sent?.[0] ?? initial} />;
}
