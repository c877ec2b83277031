'use client';
import { draftText } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { LabelledField } from './labelled-field.js';
import { ariaDescription, type FieldProps, messageFor } from './field-props.js';

export function LongTextField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const id = controlId(field.path);
  const message = messageFor(issues) ?? issues[0]?.message;
  return (
    <LabelledField field={field} message={message} isTitled={isTitled}>
      <textarea
        className="fd-input"
        id={id}
        name={controlName(field.path)}
        dir="auto"
        rows={4}
        maxLength={4000}
        value={draftText(draft)}
        onChange={(event) => onDraft(event.target.value)}
        {...ariaDescription(id, field, message)}
      />
    </LabelledField>
  );
}
