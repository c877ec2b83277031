'use client';
import { partsOf } from '../draft.js';
import { controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { AnswerGroup } from './labelled-field.js';
import { type FieldProps, messageFor } from './field-props.js';
import { PartInput } from './part-input.js';
import { PartSelect } from './part-select.js';

const home = 'USA';

/**
 * A US address: street, apartment, city, state from a list, ZIP code; the country stays as the record has it. One abroad has
 * its country from a list, and writes the rest as it is written there.
 */
export function AddressField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const { words } = useFormLanguage();
  const parts = partsOf(draft);
  const shared = { path: field.path, parts, onParts: onDraft };
  const lists = { choices: field.choices ?? [], issues };
  const completes = (token: string) => (field.autocomplete ? token : undefined);
  return (
    <AnswerGroup field={field} message={messageFor(issues)} isTitled={isTitled}>
      <div className="fd-address">
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
        {field.isAbroad ? (
          <PartInput
            {...shared}
            part="state"
            label={words.region}
            message={messageFor(issues, 'state')}
            autoComplete={completes('address-level1')}
          />
        ) : (
          <PartSelect {...shared} {...lists} part="state" autoComplete={completes('address-level1')} />
        )}
        <PartInput
          {...shared}
          part="zip"
          label={field.isAbroad ? words.postalCode : words.zip}
          message={messageFor(issues, 'zip')}
          autoComplete={completes('postal-code')}
          width="10"
          maxLength={20}
          dir="ltr"
        />
        {field.isAbroad ? (
          // One at home was never given: whoever lives there is not asked for it.
          <PartSelect
            {...shared}
            {...lists}
            parts={parts['country'] === home ? { ...parts, country: '' } : parts}
            part="country"
            autoComplete={completes('country')}
          />
        ) : (
          <input type="hidden" name={controlName(field.path, 'country')} value={parts['country'] ?? ''} />
        )}
      </div>
    </AnswerGroup>
  );
}
