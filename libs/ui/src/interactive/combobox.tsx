'use client';
import { useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon.js';
import { Select } from '../primitives/select.js';
import { useIsLive } from '../use-is-live.js';
import { matchesText } from './matches-text.js';
import { ReopenList, useCarriedList } from './use-carried-list.js';
import { positionAfter, useHeldKeys } from './use-held-keys.js';
import { controlProps, FormField, type LabelledProps, splitField } from '../primitives/form-field.js';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface ComboboxProps extends LabelledProps {
  readonly id?: string;
  /** Posted with a form: the value of what was chosen. */
  readonly name?: string;
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Where there are more than can be listed: what was typed, for whoever then gives the options that match it. */
  readonly onSearch?: (typed: string) => void;
  /** The options are not yet of what was typed: of those before, only what matches is listed, and the keys that choose wait. */
  readonly isSearching?: boolean;
  /** The list was opened: where its options are asked for only then. */
  readonly onOpen?: () => void;
  /** What it means that nothing is chosen. */
  readonly placeholder?: string;
  readonly showLabel: string;
  /** Shown and announced where nothing matches, or nothing is known yet. */
  readonly noneFound: string;
  readonly isDisabled?: boolean;
}

/**
 * One of many: the list grows shorter as one types. Until the page is alive it is the browser's own list.
 */
export function Combobox(props: ComboboxProps) {
  const [
    field,
    {
      id: given,
      name,
      options,
      value,
      onChange,
      onSearch,
      isSearching = false,
      onOpen,
      placeholder = '',
      showLabel,
      noneFound,
      ...more
    },
  ] = splitField(props);
  const made = useId();
  const id = given ?? made;
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const carried = useCarriedList(place);
  const isFocused = () => place.current?.contains(document.activeElement) === true;
  const isTaken = useHeldKeys(place, isSearching, (keys) => {
    const listed = options.filter(({ label }) => matchesText(label, typed.current));
    const taken = listed[positionAfter(keys, listed.length)];
    if (taken === undefined) return isFocused() ? undefined : search('');
    if (keys.includes('Enter')) onChange(taken.value);
    else pressInTurn(place.current?.querySelector('input'), keys);
  });
  const search = (text: string) => {
    // The focus has gone on from what was taken, and its text with it: that is still looked up.
    if (isTaken()) return;
    typed.current = text;
    onSearch?.(text);
  };
  if (!useIsLive()) {
    const unchosen = { value: '', label: placeholder };
    return (
      <Select
        {...field}
        id={id}
        name={name}
        options={[unchosen, ...options]}
        defaultValue={value ?? ''}
        disabled={more.isDisabled}
      />
    );
  }
  return (
    <FormField id={id} {...field}>
      <ComboBox
        ref={place}
        aria-label={field.label}
        className="fd-combobox"
        selectedKey={value}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={field.error !== undefined}
        allowsEmptyCollection
        onOpenChange={(isOpen) => {
          carried.onOpenChange(isOpen);
          if (isOpen) onOpen?.();
        }}
        {...(onSearch === undefined ? {} : { onInputChange: search, defaultFilter: matchesText })}
        isDisabled={more.isDisabled ?? false}
        {...(name === undefined ? {} : { name, formValue: 'key' as const })}
      >
        <Input className="fd-input" dir="auto" placeholder={placeholder} {...controlProps(id, field)} />
        <ReopenList isToReopen={carried.isToReopen} />
        <Button aria-label={showLabel}>
          <Icon name="down" />
        </Button>
        <Popover className="fd-popover fd-combobox-list" offset={4}>
          <p className="fd-visually-hidden" role="status">
            {isSearching ? noneFound : null}
          </p>
          <ListBox
            className="fd-options"
            renderEmptyState={() => <p className="fd-options-empty">{noneFound}</p>}
          >
            {options.map((option) => (
              <ListBoxItem
                key={option.value}
                id={option.value}
                className="fd-option"
                textValue={option.label}
              >
                {({ isSelected }) => (
                  <>
                    {isSelected ? <Icon name="check" /> : null}
                    <span dir="auto">{option.label}</span>
                    {option.hint ? <span className="fd-option-hint">{option.hint}</span> : null}
                  </>
                )}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </FormField>
  );
}

/** A key acts on what the one before it has left: so many frames later that is drawn. */
const framesBetween = 2;

function pressInTurn(input: HTMLElement | null | undefined, keys: readonly string[], frames = framesBetween) {
  const [key, ...later] = keys;
  if (!input || key === undefined) return;
  requestAnimationFrame(() => {
    if (frames > 1) return pressInTurn(input, keys, frames - 1);
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    pressInTurn(input, later);
  });
}
