import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../icon.js';
import { FormField } from './form-field.js';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: string;
  /** Among other labelled controls it shows its label too. */
  readonly isLabelShown?: boolean;
}

/** One line to search by. The form around it has the role `search`. */
export function SearchField({ label, isLabelShown = false, id: given, ...input }: SearchFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FormField id={id} label={label} isLabelHidden={!isLabelShown}>
      <span className="fd-search">
        <Icon name="search" />
        <input
          className="fd-input"
          dir="auto"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          type="search"
        />
      </span>
    </FormField>
  );
}
