'use client';
import { textOf } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { LabelledFrame } from './field-frame.js';
import { described, type FieldProps, messageFor } from './field-props.js';

export function LongTextField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const id = controlId(field.path);
  const message = messageFor(issues) ?? issues[0]?.message;
  return (
    <LabelledFrame field={field} message={message} isTitled={isTitled}>
      <textarea
        className="fd-input"
        id={id}
        name={controlName(field.path)}
        dir="auto"
        rows={4}
        maxLength={4000}
        value={textOf(draft)}
        onChange={(event) => onDraft(event.target.value)}
        {...described(id, field.hint, message)}
      />
    </LabelledFrame>
  );
}
