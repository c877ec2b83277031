'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Icon } from '../icon.js';
import { Button } from '../primitives/button.js';
import { Dialog } from './dialog.js';
import { matchesText } from './matches-text.js';

export interface DialogChoice {
  readonly value: string;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
  /** What it is, and what it may look like. */
  readonly hint?: string;
  /** In the language of the label: an example. */
  readonly example?: string;
  /** By which it is found besides, such as a code. */
  readonly keywords?: string;
}

export interface ChoiceSection {
  readonly title: string;
  readonly choices: readonly DialogChoice[];
}

export interface ChoiceDialogProps {
  readonly title: string;
  readonly words: Readonly<Record<'close' | 'done' | 'noneFound' | 'search', string>>;
  readonly sections: readonly ChoiceSection[];
  readonly chosen: readonly string[];
  /** Several may be chosen: then a button ends it. */
  readonly takesSeveral?: boolean;
  /** What else may be chosen than what is listed, of what was typed. */
  readonly own?: (text: string) => DialogChoice | undefined;
  /** Where there are more than can be listed: what was typed, for whoever then gives the sections that match it. */
  readonly onSearch?: (text: string) => void;
  readonly onChoose: (values: readonly string[]) => void;
  readonly onClose: () => void;
  readonly opener?: RefObject<HTMLElement | null>;
}

/**
 * One or several of many: the focus is where one types, the arrow keys go through what is found, Enter chooses. For lists that
 * are too long for a `select`, or whose choices have to be explained.
 */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, words, sections, takesSeveral = false, own, onSearch, onChoose, onClose, opener } = props;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(props.chosen));
  const field = useRef<HTMLInputElement>(null);
  // The dialog takes the focus when it opens: the field has it after that.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const typed = own?.(text.trim());
  const known = sections.flatMap(({ choices }) => choices.map(({ value }) => value));
  const others = [...chosen].filter((value) => value !== typed?.value && !known.includes(value));
  const extra = [
    ...(typed && !known.includes(typed.value) ? [typed] : []),
    ...others.flatMap((value) => (value === '' ? [] : (own?.(value) ?? { value, label: value }))),
  ];
  return (
    <Dialog
      title={title}
      closeLabel={words.close}
      onClose={onClose}
      {...(opener ? { opener } : {})}
      {...(takesSeveral
        ? { actions: <Button onClick={() => onChoose([...chosen])}>{words.done}</Button> }
        : {})}
    >
      <div className="fd-choice-dialog">
        <Autocomplete
          inputValue={text}
          onInputChange={(typed) => {
            setText(typed);
            onSearch?.(typed);
          }}
          filter={matchesText}
        >
          <AriaSearchField aria-label={words.search} className="fd-search">
            <Icon name="search" />
            {/* The list is never the focus itself: it belongs to the field, which says so. */}
            <Input
              ref={field}
              role="combobox"
              aria-expanded
              className="fd-input"
              dir="auto"
              placeholder={words.search}
              maxLength={200}
            />
          </AriaSearchField>
          <ListBox
            className="fd-options"
            aria-label={title}
            selectionMode={takesSeveral ? 'multiple' : 'single'}
            selectionBehavior="toggle"
            selectedKeys={chosen}
            // Escape closes the dialog: it would take away what is chosen first.
            escapeKeyBehavior="none"
            onSelectionChange={(keys) => {
              const values = keys === 'all' ? known : [...keys].map(String);
              if (takesSeveral) return setChosen(new Set(values));
              // Choosing again what is chosen would take it away.
              onChoose(values.length > 0 ? values : [...chosen]);
            }}
            renderEmptyState={() => <p className="fd-options-empty">{words.noneFound}</p>}
          >
            {extra.map((choice) => (
              <Choice key={choice.value} choice={choice} />
            ))}
            {sections.map((section) => (
              <ListBoxSection key={section.title} aria-label={section.title}>
                <Header className="fd-options-title">{section.title}</Header>
                {section.choices.map((choice) => (
                  <Choice key={choice.value} choice={choice} />
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Autocomplete>
      </div>
    </Dialog>
  );
}

function Choice({ choice }: { readonly choice: DialogChoice }) {
  const { value, label, lang, hint, example, keywords = '' } = choice;
  return (
    <ListBoxItem
      id={value}
      className="fd-option"
      textValue={`${label} ${keywords}`.trim()}
      aria-label={label}
    >
      {({ isSelected }) => (
        <>
          {isSelected ? <Icon name="check" /> : null}
          <span>
            <bdi lang={lang}>{label}</bdi>
          </span>
          {hint || example ? (
            <span className="fd-option-hint">
              {hint}
              {hint && example ? ' ' : null}
              {example ? <bdi lang={lang}>{example}</bdi> : null}
            </span>
          ) : null}
        </>
      )}
    </ListBoxItem>
  );
}
