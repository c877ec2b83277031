'use client';
import { FileDrop } from '@firstday/ui';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface FileDropInputProps extends LabelledControl {
  /** Types that the file may have, as the browser offers them. */
  readonly accept: string;
  readonly prompt: string;
}

/** One file that is dropped or chosen, and sent with the form; it is chosen anew where the form comes back. */
export function FileDropInput({ name, ...props }: FileDropInputProps) {
  const { field, register } = useControl(name);
  return <FileDrop {...props} {...field} {...register()} />;
}
