'use client';
import type { FieldKind } from '@firstday/forms';
import type { ComponentType } from 'react';
import { AddressField } from './address-field.js';
import { CheckboxField, CheckboxGroupField, RadioField } from './radio-field.js';
import { ConcealedField } from './concealed-field.js';
import { ContentBlock } from './content-block.js';
import { DatePartsField } from './date-parts-field.js';
import type { FieldProps } from './field-props.js';
import { LongTextField } from './long-text-field.js';
import { type PaperControls, usePaperControls } from './paper-controls.js';
import { SelectField } from './select-field.js';
import { TextField } from './text-field.js';

type PlainKind = Exclude<FieldKind, keyof PaperControls>;

const components: Record<PlainKind, ComponentType<FieldProps>> = {
  account_number: ConcealedField,
  address: AddressField,
  checkbox: CheckboxField,
  checkbox_group: CheckboxGroupField,
  content: ContentBlock,
  country: SelectField,
  date: DatePartsField,
  ein: TextField,
  email: TextField,
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

/**
 * The component of the field's kind; a number of a person's papers is concealed whatever kind it is.
 * @throws for documents and files outside of `PaperFields`
 */
export function FieldControl(props: FieldProps) {
  const { kind, sensitive } = props.field;
  const paper = usePaperControls();
  if (kind === 'document' || kind === 'file') {
    if (!paper) throw new Error(`A field of kind ${kind} stands inside PaperFields`);
    const Paper = paper[kind];
    return <Paper {...props} />;
  }
  const Control = kind === 'text' && sensitive ? ConcealedField : components[kind];
  return <Control {...props} />;
}
