'use client';
import { controlId, type FieldView, FileDrop, useFormLanguage } from '@firstday/ui';
import type { ComponentPropsWithRef } from 'react';

interface CaseCopyInputProps extends ComponentPropsWithRef<'input'> {
  readonly field: FieldView;
  readonly message: string | undefined;
  /** What is done here: "Drop the copy here, or choose it". */
  readonly prompt: string;
}

/** One file that is sent with the form, not before it. */
export function CaseCopyInput({ field: { path, label, hint }, message, ...input }: CaseCopyInputProps) {
  const { words } = useFormLanguage();
  return (
    <FileDrop
      {...input}
      id={controlId(path)}
      name={path}
      label={label.text}
      hint={hint?.text}
      error={message}
      errorWord={words.error}
      accept="image/jpeg,image/png,application/pdf"
    />
  );
}
