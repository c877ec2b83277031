'use client';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useControl } from '../forms/use-control';
import { type PickerWords, RecordCombobox } from './record-combobox';
import type { ChosenKind, RecordChoice } from './record-choice';

interface FormRecordInputProps {
  readonly kind: ChosenKind;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Asked for once the list is opened, where it did not come with the page. */
  readonly first?: readonly RecordChoice[];
  readonly chosen: RecordChoice | undefined;
  readonly words: PickerWords;
}

/** A record that a form names. What it is called is posted too, so that it is known when the form comes back. */
export function FormRecordInput({ first, chosen, ...props }: FormRecordInputProps) {
  const { field, sent } = useControl(props.name);
  const labelName = `${props.name}_label`;
  const { sent: sentLabel } = useControl(labelName);
  const before = sent?.[0] ? { value: sent[0], label: sentLabel?.[0] || sent[0] } : undefined;
  const [picked, setPicked] = useState(sent === undefined ? chosen : before);
  const { onChange } = useController({ name: props.name, defaultValue: picked?.value ?? '' }).field;
  const { error } = field;
  return (
    <>
      <RecordCombobox
        {...props}
        {...(error === undefined ? {} : { error })}
        first={first}
        chosen={picked}
        onChoose={(id, choice) => {
          setPicked(choice);
          onChange(id ?? '');
        }}
      />
      <input type="hidden" name={labelName} value={picked?.label ?? ''} />
    </>
  );
}
