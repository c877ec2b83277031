'use client';
import { useActionForm } from './action-form';
import { proofControl } from './error-text';
import { FormTextInput } from './form-text-input';

interface ProofControlProps {
  readonly label: string;
  readonly hint: string;
}

/** Shown where the form came back because of it. */
export function ProofControl(props: ProofControlProps) {
  const { state } = useActionForm();
  if (!state.issues.some(({ target }) => target === proofControl)) return null;
  return (
    <FormTextInput
      {...props}
      name={proofControl}
      type="password"
      autoComplete="current-password"
      maxLength={200}
    />
  );
}
