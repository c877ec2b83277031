import { type ComponentPropsWithRef, useId } from 'react';
import { controlProps, FormField, type LabelledProps, splitField } from './form-field.js';

export interface TextAreaProps extends LabelledProps, ComponentPropsWithRef<'textarea'> {
  /** Lines that a machine reads: from the left, each character as wide as the next. */
  readonly isCode?: boolean;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [field, { id: given, isCode, ...area }] = splitField(props);
  const made = useId();
  const id = given ?? made;
  const code = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false, 'data-code': '' } as const;
  return (
    <FormField id={id} {...field}>
      <textarea
        className="fd-input"
        dir="auto"
        autoComplete="off"
        {...(isCode ? code : {})}
        {...area}
        {...controlProps(id, field)}
      />
    </FormField>
  );
}
