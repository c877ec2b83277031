'use client';
import type { FieldKind } from '@firstday/forms';
import type { ComponentType } from 'react';
import { AddressField } from './address-field.js';
import { CheckboxField, CheckboxGroupField, RadioField } from './radio-field.js';
import { ConcealedField } from './concealed-field.js';
import { ContentBlock } from './content-block.js';
import { DatePartsField } from './date-parts-field.js';
import { DocumentField } from './document-field.js';
import type { FieldProps } from './field-props.js';
import { FileField } from './file-field.js';
import { LongTextField } from './long-text-field.js';
import { SelectField } from './select-field.js';
import { TextField } from './text-field.js';

const components: Record<FieldKind, ComponentType<FieldProps>> = {
  account_number: ConcealedField,
  address: AddressField,
  checkbox: CheckboxField,
  checkbox_group: CheckboxGroupField,
  content: ContentBlock,
  country: SelectField,
  date: DatePartsField,
  document: DocumentField,
  ein: TextField,
  email: TextField,
  file: FileField,
  long_text: LongTextField,
  money: TextField,
  name: TextField,
  number: TextField,
  phone: TextField,
  radio: RadioField,
  routing_number: TextField,
  select: SelectField,
  ssn: ConcealedField,
  state: SelectField,
  text: TextField,
};

/** The component of the field's kind; a number of a person's papers is concealed whatever kind it is. */
export function FieldControl(props: FieldProps) {
  const { kind, sensitive } = props.field;
  const Control = kind === 'text' && sensitive ? ConcealedField : components[kind];
  return <Control {...props} />;
}
