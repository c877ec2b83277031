'use client';
import { Combobox } from '@firstday/ui/combobox';
import { useState } from 'react';
import { type ListWords, wordOfList } from '../../hire/word-of-list';
import type { RecordChoice, ChosenKind } from './record-choice';
import { useChoices } from './use-choices';

/** What a list of records says. */
export interface PickerWords extends ListWords {
  readonly placeholder: string;
  readonly show: string;
}

export interface RecordComboboxProps {
  readonly kind: ChosenKind;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** What can be chosen before anything is typed, where it came with the page; else it is asked for once the list is opened. */
  readonly first?: readonly RecordChoice[] | undefined;
  readonly chosen: RecordChoice | undefined;
  readonly words: PickerWords;
  readonly onChoose?: (id: string | null, choice: RecordChoice | undefined) => void;
}

/** A combobox whose options are looked up by what is typed. */
export function RecordCombobox({
  kind,
  first,
  chosen: before,
  words,
  onChoose,
  ...field
}: RecordComboboxProps) {
  const [chosen, setChosen] = useState(before);
  const { choices, status, search, open } = useChoices(kind, first);
  const options =
    chosen && !choices.some(({ value }) => value === chosen.value) ? [chosen, ...choices] : choices;
  const choose = (id: string | null) => {
    const choice = options.find(({ value }) => value === id);
    setChosen(choice);
    onChoose?.(id, choice);
  };
  return (
    <Combobox
      {...field}
      id={field.name}
      options={options}
      value={chosen?.value ?? null}
      onChange={choose}
      onSearch={(typed) => search(typed === chosen?.label ? '' : typed)}
      onOpen={open}
      placeholder={words.placeholder}
      showLabel={words.show}
      isSearching={status === 'searching'}
      noneFound={wordOfList(status, words)}
    />
  );
}
