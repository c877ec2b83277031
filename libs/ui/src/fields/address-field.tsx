'use client';
import { partsOf } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { ChoiceSelect } from './choice-select.js';
import { FieldError, AnswerGroup } from './labelled-field.js';
import { ariaDescription, type FieldProps, messageFor } from './field-props.js';
import { PartInput } from './part-input.js';

/** A US address: street, apartment, city, state from a list, ZIP code; the country stays as the record has it. */
export function AddressField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const { words } = useFormLanguage();
  const parts = partsOf(draft);
  const shared = { path: field.path, parts, onParts: onDraft };
  const stateId = controlId(field.path, 'state');
  const stateMessage = messageFor(issues, 'state');
  const completes = (token: string) => (field.autocomplete ? token : undefined);
  return (
    <AnswerGroup field={field} message={messageFor(issues)} isTitled={isTitled}>
      <div className="fd-stack">
        <PartInput
          {...shared}
          part="street"
          label={words.street}
          message={messageFor(issues, 'street')}
          autoComplete={completes('address-line1')}
        />
        <PartInput
          {...shared}
          part="secondary"
          label={words.secondary}
          message={messageFor(issues, 'secondary')}
          autoComplete={completes('address-line2')}
        />
        <PartInput
          {...shared}
          part="city"
          label={words.city}
          message={messageFor(issues, 'city')}
          autoComplete={completes('address-level2')}
        />
        <div className="fd-part">
          <label htmlFor={stateId}>{words.state}</label>
          <FieldError id={stateId} message={stateMessage} />
          <ChoiceSelect
            id={stateId}
            name={controlName(field.path, 'state')}
            value={parts['state'] ?? ''}
            choices={field.choices ?? []}
            empty={words.choose}
            onValue={(state) => onDraft({ ...parts, state })}
            autoComplete={completes('address-level1')}
            {...ariaDescription(stateId, undefined, stateMessage)}
          />
        </div>
        <PartInput
          {...shared}
          part="zip"
          label={words.zip}
          message={messageFor(issues, 'zip')}
          autoComplete={completes('postal-code')}
          width="10"
          maxLength={20}
          dir="ltr"
        />
        <input type="hidden" name={controlName(field.path, 'country')} value={parts['country'] ?? ''} />
      </div>
    </AnswerGroup>
  );
}
