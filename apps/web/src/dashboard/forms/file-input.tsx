'use client';
import { controlProps, FormField } from '@firstday/ui';
import type { LabelledControl } from './labelled-control';
import { useControl } from './use-control';

interface FileInputProps extends LabelledControl {
  /** Types that the file may have, as the browser offers them. */
  readonly accept: string;
}

/** One file that is sent with the form; it is chosen anew where the form comes back. */
export function FileInput({ name, label, hint, accept }: FileInputProps) {
  const { field, register } = useControl(name);
  const described = { ...(hint === undefined ? {} : { hint }), error: field.error };
  return (
    <FormField id={field.id} label={label} {...described} errorWord={field.errorWord}>
      <input
        className="fd-input"
        type="file"
        accept={accept}
        {...register()}
        {...controlProps(field.id, described)}
      />
    </FormField>
  );
}
