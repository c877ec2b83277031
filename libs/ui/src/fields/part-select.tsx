import type { DraftParts } from '../draft.js';
import { type Choice, controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { ChoiceSelect } from './choice-select.js';
import { ariaDescription, type FieldProps, messageFor } from './field-props.js';
import { FieldError } from './labelled-field.js';

interface PartSelectProps extends Pick<FieldProps, 'issues'> {
  readonly path: string;
  readonly part: 'state' | 'country';
  readonly parts: DraftParts;
  readonly onParts: (parts: DraftParts) => void;
  readonly choices: readonly Choice[];
  readonly autoComplete: string | undefined;
}

/** A part of an address that is chosen from a list. */
export function PartSelect({ path, part, parts, onParts, choices, issues, autoComplete }: PartSelectProps) {
  const { words } = useFormLanguage();
  const id = controlId(path, part);
  const message = messageFor(issues, part);
  return (
    <div className="fd-part" data-part={part}>
      <label htmlFor={id}>{words[part]}</label>
      <FieldError id={id} message={message} />
      <ChoiceSelect
        id={id}
        name={controlName(path, part)}
        value={parts[part] ?? ''}
        choices={choices}
        empty={words.choose}
        onValue={(value) => onParts({ ...parts, [part]: value })}
        autoComplete={autoComplete}
        {...ariaDescription(id, undefined, message)}
      />
    </div>
  );
}
