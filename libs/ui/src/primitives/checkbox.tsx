import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { controlProps, FieldGroup, type LabelledProps, splitField } from './form-field.js';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** One thing to be chosen or not; the whole row is the target. */
export function Checkbox({ label, hint, id: given, ...input }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <label className="fd-check" htmlFor={id}>
      <input
        type="checkbox"
        {...input}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span dir="auto" id={`${id}-label`}>
        {label}
      </span>
      {hint ? (
        <span className="fd-check-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </label>
  );
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
  readonly hint?: string;
  readonly isDisabled?: boolean;
}

export interface CheckboxGroupProps
  extends LabelledProps, Omit<ComponentPropsWithRef<'input'>, 'defaultValue' | 'type' | 'value'> {
  readonly options: readonly ChoiceOption[];
  /** The chosen values of a form that keeps them itself; `onChange` says which box was pressed. */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly columns?: '1' | '2';
}

/** Any number of several. The first box bears the group's id, so that an error can lead to it. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const [field, { id: given, options, value, defaultValue, columns = '2', ...input }] = splitField(props);
  const made = useId();
  const id = given ?? made;
  const invalid = controlProps(id, field)['aria-invalid'];
  return (
    <FieldGroup id={id} {...field}>
      <div className="fd-checks" data-columns={columns}>
        {options.map((option, at) => (
          <Checkbox
            key={option.value}
            {...input}
            id={at === 0 ? id : `${id}-${at}`}
            value={option.value}
            label={option.lang === undefined ? option.label : <span lang={option.lang}>{option.label}</span>}
            hint={option.hint}
            disabled={input.disabled ?? option.isDisabled}
            aria-invalid={invalid}
            {...(value ? { checked: value.includes(option.value) } : {})}
            {...(defaultValue ? { defaultChecked: defaultValue.includes(option.value) } : {})}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
