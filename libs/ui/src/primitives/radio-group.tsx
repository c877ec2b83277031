import { type ComponentPropsWithRef, useId } from 'react';
import type { ChoiceOption } from './checkbox.js';
import { FieldGroup, type LabelledProps, splitField } from './form-field.js';

export interface RadioGroupProps
  extends LabelledProps, Omit<ComponentPropsWithRef<'input'>, 'defaultValue' | 'type' | 'value'> {
  readonly name: string;
  readonly options: readonly ChoiceOption[];
  readonly value?: string;
  readonly defaultValue?: string;
}

/** One of several, all of them in sight. The first button bears the group's id. */
export function RadioGroup(props: RadioGroupProps) {
  const [field, { id: given, options, value, defaultValue, ...input }] = splitField(props);
  const made = useId();
  const id = given ?? made;
  return (
    <FieldGroup id={id} {...field}>
      <div className="fd-choices">
        {options.map(({ value: own, label, hint, isDisabled }, at) => {
          const choice = at === 0 ? id : `${id}-${at}`;
          return (
            <label className="fd-choice" key={own} htmlFor={choice}>
              <input
                type="radio"
                {...input}
                id={choice}
                value={own}
                disabled={input.disabled ?? isDisabled}
                aria-labelledby={`${choice}-label`}
                aria-describedby={hint ? `${choice}-hint` : undefined}
                {...(value === undefined ? {} : { checked: value === own })}
                {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === own })}
              />
              <span dir="auto" id={`${choice}-label`}>
                {label}
              </span>
              {hint ? (
                <span className="fd-choice-hint" id={`${choice}-hint`}>
                  {hint}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
