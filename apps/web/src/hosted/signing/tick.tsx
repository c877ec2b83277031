'use client';
import { ChoiceRow, FieldError, type Phrase } from '@firstday/ui';

interface TickProps {
  readonly id: string;
  readonly label: Phrase;
  readonly message: string | undefined;
}

/** Held by the form: a tick that was set before the page came alive stays. */
export function Tick({ id, label, message }: TickProps) {
  return (
    <div className="fd-field" data-invalid={message ? '' : undefined}>
      <FieldError id={id} message={message} />
      <ChoiceRow
        type="checkbox"
        id={id}
        name={id}
        choice={{ value: 'yes', label }}
        aria-describedby={message ? `${id}-error` : undefined}
        aria-invalid={message ? true : undefined}
      />
    </div>
  );
}
