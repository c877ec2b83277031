'use client';
import { useForm } from '../dashboard/action-form';
import { describedBy, FieldError, Hint } from '../dashboard/controls';

interface OriginsInputProps {
  readonly label: string;
  readonly hint: string;
  readonly initial: string;
}

/** One origin a line. */
export function OriginsInput({ label, hint, initial }: OriginsInputProps) {
  const { state } = useForm();
  const name = 'origins';
  const message = state.issues.find(({ target }) => target === name)?.message;
  return (
    <div className="fd-field" data-invalid={message ? '' : undefined}>
      <label className="fd-label" htmlFor={name}>
        {label}
      </label>
      <Hint name={name} hint={hint} />
      <FieldError name={name} message={message} />
      <textarea
        className="fd-input"
        id={name}
        name={name}
        dir="ltr"
        rows={6}
        defaultValue={state.values[name]?.[0] ?? initial}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...describedBy(name, hint, message)}
      />
    </div>
  );
}
