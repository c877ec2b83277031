'use client';
import { type FieldError, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { useActionForm } from './action-form';

/**
 * What the form knows of a control: what is wrong with it, and what was sent before, where it came back with a message.
 * Ids are names: each form of a page has names of its own.
 */
export function useControl(name: string, id: string = name) {
  const { state, error: errorWord } = useActionForm();
  const { register, formState } = useFormContext();
  const found: FieldError | undefined = id === name ? get(formState.errors, name) : undefined;
  return {
    field: { id, error: found?.message, errorWord },
    sent: state.attempt > 0 ? (state.values[name] ?? []) : undefined,
    register: (options?: RegisterOptions) => register(name, options),
  };
}
