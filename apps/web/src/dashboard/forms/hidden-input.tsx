'use client';
import { useControl } from './use-control';

/** What goes with the form unseen; it may change with an answer. */
export function HiddenInput({ name, initial }: { readonly name: string; readonly initial: string }) {
  const { sent } = useControl(name);
  return <input type="hidden" name={name} defaultValue={sent?.[0] ?? initial} />;
}
