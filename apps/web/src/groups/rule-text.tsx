'use client';
import { useForm } from '../dashboard/action-form';
import { describedBy, FieldError, Hint } from '../dashboard/controls';

interface RuleTextProps {
  readonly label: string;
  readonly hint: string;
  readonly initial: string;
}

const name = 'rule_text';

/** A rule as it is written for the API. */
export function RuleText({ label, hint, initial }: RuleTextProps) {
  const { state } = useForm();
  const message = state.issues.find(({ target }) => target === name)?.message;
  return (
    <div className="fd-field" data-invalid={message ? '' : undefined}>
      <label className="fd-label" htmlFor={name}>
        {label}
      </label>
      <Hint name={name} hint={hint} />
      <FieldError name={name} message={message} />
      <textarea
        className="fd-input rule-text"
        id={name}
        name={name}
        rows={12}
        dir="ltr"
        spellCheck={false}
        defaultValue={state.values[name]?.[0] ?? initial}
        {...describedBy(name, hint, message)}
      />
    </div>
  );
}
