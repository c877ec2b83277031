'use client';
import { Button, type ButtonProps } from '@firstday/ui';
import { useActionForm } from './action-form';

/** Stays where it is and keeps the focus while the form is on its way, and the page that it leads to. */
export function Submit(props: Omit<ButtonProps, 'isBusy' | 'type'>) {
  const { isSending, state } = useActionForm();
  return <Button {...props} type="submit" isBusy={isSending || state.goTo !== undefined} />;
}
