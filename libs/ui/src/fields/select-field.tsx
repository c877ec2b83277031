'use client';
import { draftText } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { ChoiceSelect } from './choice-select.js';
import { LabelledField } from './labelled-field.js';
import { ariaDescription, type FieldProps, messageFor } from './field-props.js';

/** `select`, `state` and `country`: one of a list too long to lay out. */
export function SelectField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const { words } = useFormLanguage();
  const id = controlId(field.path);
  const message = messageFor(issues) ?? issues[0]?.message;
  return (
    <LabelledField field={field} message={message} isTitled={isTitled}>
      <ChoiceSelect
        id={id}
        name={controlName(field.path)}
        value={draftText(draft)}
        choices={field.choices ?? []}
        empty={words.choose}
        onValue={onDraft}
        autoComplete={field.autocomplete}
        {...ariaDescription(id, field, message)}
      />
    </LabelledField>
  );
}
