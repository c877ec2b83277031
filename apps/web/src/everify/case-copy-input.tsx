'use client';
import { controlId, FieldError, type FieldView } from '@firstday/ui';
import type { ComponentPropsWithRef } from 'react';

interface CaseCopyInputProps extends ComponentPropsWithRef<'input'> {
  readonly field: FieldView;
  readonly message: string | undefined;
}

/** One file that is sent with the form, not before it. */
export function CaseCopyInput({ field: { path, label, hint }, message, ...input }: CaseCopyInputProps) {
  const id = controlId(path);
  const described = [hint ? `${id}-hint` : '', message ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="fd-field" data-invalid={message ? '' : undefined}>
      <label className="fd-label" htmlFor={id}>
        {label.text}
      </label>
      {hint ? (
        <p className="fd-hint" id={`${id}-hint`}>
          {hint.text}
        </p>
      ) : null}
      <FieldError id={id} message={message} />
      <input
        {...input}
        className="fd-input"
        type="file"
        id={id}
        name={path}
        accept="image/jpeg,image/png,application/pdf"
        aria-describedby={described || undefined}
        aria-invalid={message ? true : undefined}
      />
    </div>
  );
}
