import { type ComponentPropsWithRef, useId } from 'react';
import { controlProps, FormField, type LabelledProps, splitField } from './form-field.js';

type InputType =
  | 'date'
  | 'email'
  | 'file'
  | 'number'
  | 'password'
  | 'search'
  | 'tel'
  | 'text'
  | 'time'
  | 'url';

export interface TextInputProps
  extends LabelledProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'width'> {
  readonly type?: InputType;
  /** As wide as what belongs into it: about that many characters. */
  readonly width?: '2' | '4' | '10' | '20' | undefined;
}

/** One line of text. What `register()` of react-hook-form returns can be spread into it. */
export function TextInput(props: TextInputProps) {
  const [field, { id: given, type = 'text', width, ...input }] = splitField(props);
  const made = useId();
  const id = given ?? made;
  return (
    <FormField id={id} {...field}>
      <input
        className="fd-input"
        type={type}
        dir={type === 'text' || type === 'search' ? 'auto' : 'ltr'}
        autoComplete="off"
        autoCapitalize={type === 'email' || type === 'url' ? 'none' : undefined}
        maxLength={type === 'text' ? 255 : undefined}
        {...input}
        {...controlProps(id, field)}
        data-width={width}
      />
    </FormField>
  );
}
