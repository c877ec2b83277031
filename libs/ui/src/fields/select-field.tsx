'use client';
import { textOf } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { ChoiceSelect } from './choice-select.js';
import { LabelledFrame } from './field-frame.js';
import { described, type FieldProps, messageFor } from './field-props.js';

/** `select`, `state` and `country`: one of a list too long to lay out. */
export function SelectField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const { words } = useFormLanguage();
  const id = controlId(field.path);
  const message = messageFor(issues) ?? issues[0]?.message;
  return (
    <LabelledFrame field={field} message={message} isTitled={isTitled}>
      <ChoiceSelect
        id={id}
        name={controlName(field.path)}
        value={textOf(draft)}
        choices={field.choices ?? []}
        empty={words.choose}
        onValue={onDraft}
        autoComplete={field.autocomplete}
        {...described(id, field.hint, message)}
      />
    </LabelledFrame>
  );
}
