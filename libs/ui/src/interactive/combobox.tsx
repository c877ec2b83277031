'use client';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon.js';
import { Select } from '../primitives/select.js';
import { useIsLive } from '../use-is-live.js';
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
  /** The list was opened: where its options are asked for only then. */
  readonly onOpen?: () => void;
  /** What it means that nothing is chosen. */
  readonly placeholder?: string;
  readonly showLabel: string;
  /** Shown where nothing matches. */
  readonly noneFound: string;
  readonly isDisabled?: boolean;
}

/** Whoever searches has chosen already what is shown. */
const isFound = () => true;

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
      onOpen,
      placeholder = '',
      showLabel,
      noneFound,
      ...more
    },
  ] = splitField(props);
  const made = useId();
  const id = given ?? made;
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
        aria-label={field.label}
        className="fd-combobox"
        selectedKey={value}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={field.error !== undefined}
        allowsEmptyCollection
        onOpenChange={(isOpen) => (isOpen ? onOpen?.() : undefined)}
        {...(onSearch === undefined ? {} : { onInputChange: onSearch, defaultFilter: isFound })}
        isDisabled={more.isDisabled ?? false}
        {...(name === undefined ? {} : { name, formValue: 'key' as const })}
      >
        <Input className="fd-input" dir="auto" placeholder={placeholder} {...controlProps(id, field)} />
        <Button aria-label={showLabel}>
          <Icon name="down" />
        </Button>
        <Popover className="fd-popover fd-combobox-list" offset={4}>
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
