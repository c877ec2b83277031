'use client';
import { Icon } from '@firstday/ui';
import type { ReactNode } from 'react';
import { useActionForm } from './action-form';

export interface LabelledProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** What an input of a form is given: its name, and what hint and message describe it. */
interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps extends LabelledProps {
  /** @param typed what was sent before, where it came back with a message */
  readonly children: (input: InputProps, typed: string | undefined) => ReactNode;
}

/** Ids are names: each form of a page has names of its own. */
export function Field({ name, label, hint, children }: FieldProps) {
  const { state } = useActionForm();
  const message = state.issues.find(({ target }) => target === name)?.message;
  return (
    <div className="fd-field" data-invalid={message ? '' : undefined}>
      <label className="fd-label" htmlFor={name}>
        {label}
      </label>
      <Hint name={name} hint={hint} />
      <FieldError name={name} message={message} />
      {children({ id: name, name, ...describedBy(name, hint, message) }, state.values[name]?.[0])}
    </div>
  );
}

export function Hint({ name, hint }: { readonly name: string; readonly hint: string | undefined }) {
  return hint ? (
    <p className="fd-hint" id={`${name}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({
  name,
  message,
}: {
  readonly name: string;
  readonly message: string | undefined;
}) {
  const { error } = useActionForm();
  return message ? (
    <p className="fd-error" id={`${name}-error`}>
      <Icon name="alert" />
      <span>
        <span className="fd-visually-hidden">{error}</span> {message}
      </span>
    </p>
  ) : null;
}

export function describedBy(name: string, hint: unknown, message: string | undefined) {
  const ids = [hint ? `${name}-hint` : '', message ? `${name}-error` : ''].filter(Boolean).join(' ');
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(message ? { 'aria-invalid': true as const } : {}),
  };
}
