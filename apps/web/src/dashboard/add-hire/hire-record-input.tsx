'use client';
import { TextButton, useIsLive } from '@firstday/ui';
import { Combobox } from '@firstday/ui/combobox';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { wordOfList } from '../../hire/word-of-list';
import { useControl } from '../forms/use-control';
import type { RecordChoice } from '../record-picker/record-choice';
import { useChoices } from '../record-picker/use-choices';
import { AddRecordDialog } from './add-record-dialog';
import { useHire } from './use-hire';
import type { NewRecordKind } from './new-record-schemas';

interface HireRecordInputProps {
  readonly kind: 'client' | 'employee' | 'employer' | 'job';
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder: string;
}

/** A record by its name, or a new one that is made on the spot. */
export function HireRecordInput({ kind, name, ...props }: HireRecordInputProps) {
  const { words, first, mayAdd } = useHire();
  const { field, chosen, choose } = useChosenRecord(kind, name);
  const { choices, status, search } = useChoices(kind, first[kind]);
  const isListed = chosen && !choices.some(({ value }) => value === chosen.value);
  const options = isListed ? [chosen, ...choices] : choices;
  const own = mayAdd.find((one) => one === kind);
  return (
    <div className="hire-record">
      <Combobox
        {...props}
        {...field}
        name={name}
        options={options}
        value={chosen?.value ?? null}
        onChange={(id) => choose(options.find(({ value }) => value === id))}
        onSearch={(typed) => search(typed === chosen?.label ? '' : typed)}
        showLabel={words.recordPicker.show}
        isSearching={status === 'searching'}
        noneFound={wordOfList(status, words.recordPicker)}
      />
      <input type="hidden" name={`${name}_label`} value={chosen?.label ?? ''} />
      {own ? <AddOne kind={own} onAdded={choose} /> : null}
    </div>
  );
}

/** What is chosen, with what it is called: a form that comes back, and a draft, know the id alone. */
function useChosenRecord(kind: HireRecordInputProps['kind'], name: string) {
  const { chosen: before } = useHire();
  const { field, sent } = useControl(name);
  const label = useControl(`${name}_label`);
  const id = useController({ name, defaultValue: sent?.[0] ?? before[kind]?.value ?? '' });
  const text = useController({
    name: `${name}_label`,
    defaultValue: label.sent?.[0] ?? before[kind]?.label ?? '',
  });
  const { value } = id.field;
  const chosen: RecordChoice | undefined = value ? { value, label: text.field.value || value } : undefined;
  const choose = (choice: RecordChoice | undefined) => {
    text.field.onChange(choice?.label ?? '');
    id.field.onChange(choice?.value ?? '');
  };
  return { field, chosen, choose };
}

interface AddOneProps {
  readonly kind: NewRecordKind;
  readonly onAdded: (choice: RecordChoice) => void;
}

function AddOne({ kind, onAdded }: AddOneProps) {
  const { words } = useHire();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!useIsLive()) return null;
  return (
    <>
      <TextButton ref={opener} onClick={() => setOpen(true)}>
        {words.newRecord[`add_${kind}`]}
      </TextButton>
      {isOpen ? (
        <AddRecordDialog
          kind={kind}
          opener={opener}
          onClose={() => setOpen(false)}
          onAdded={(choice) => {
            setOpen(false);
            onAdded(choice);
          }}
        />
      ) : null}
    </>
  );
}
