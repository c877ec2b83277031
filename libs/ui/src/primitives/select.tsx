import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../icon.js';
import { controlProps, FormField, type LabelledProps, splitField } from './form-field.js';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

export interface SelectProps
  extends LabelledProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'size'> {
  readonly options: readonly SelectOption[];
  /** As wide as its longest choice, rather than as the column. */
  readonly isFit?: boolean;
}

/** The browser's own list of choices: phones show it in their own way, and it works without JavaScript. */
export function Select(props: SelectProps) {
  const [field, { id: given, options, isFit, ...select }] = splitField(props);
  const made = useId();
  const id = given ?? made;
  return (
    <FormField id={id} {...field}>
      <span className="fd-select" data-fit={isFit ? '' : undefined}>
        <select className="fd-input" {...select} {...controlProps(id, field)}>
          {options.map(({ value, label, isDisabled, lang }) => (
            <option key={value} value={value} disabled={isDisabled} lang={lang}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </FormField>
  );
}
