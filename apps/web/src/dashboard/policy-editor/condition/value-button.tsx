'use client';
import { controlProps, FormField, Icon } from '@firstday/ui';
import type { ChoiceSection } from '@firstday/ui/choice-dialog';
import { formatMessage } from '../../../i18n/format-message';
import { usePolicyEditor } from '../policy-editor-context';
import { valueLabel } from './value-sections';

interface ValueButtonProps {
  readonly id: string;
  /** What the value is of, read out. */
  readonly label: string;
  readonly sections: readonly ChoiceSection[];
  readonly values: readonly string[];
  readonly takesSeveral: boolean;
  /** What is not listed may be given too, as states of other countries. */
  readonly takesOwn: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

/** So many are named on the button. */
const mostNamed = 3;

/** What a fact is compared with, where that is one or several of many. */
export function ValueButton(props: ValueButtonProps) {
  const { id, label, sections, values, takesSeveral, takesOwn, onChange } = props;
  const { words, locale, choose, problemOf } = usePolicyEditor();
  // What is not in a whole list is a record that the reader may not see: its id says nothing.
  const unnamed = takesOwn ? undefined : words.unseenRecord;
  const names = values.map((value) => valueLabel(value, sections, unnamed));
  const rest = names.length - mostNamed;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format([
    ...names.slice(0, mostNamed),
    ...(rest > 0 ? [formatMessage(words.moreValues, { count: rest }, locale)] : []),
  ]);
  const shown = names.length === 0 ? words.chooseValue : list;
  const error = problemOf(id);
  const open = () =>
    choose({
      title: takesSeveral ? words.chooseValues : words.chooseValue,
      sections,
      chosen: values,
      takesSeveral,
      ...(takesOwn ? { own: ownValue } : {}),
      from: id,
      onChoose: onChange,
    });
  return (
    <FormField id={id} label={label} isLabelHidden error={error} errorWord={words.error}>
      <button
        type="button"
        className="policy-pick"
        aria-haspopup="dialog"
        aria-label={`${label}: ${shown}`}
        data-empty={names.length === 0 ? '' : undefined}
        onClick={open}
        {...controlProps(id, { error })}
      >
        <bdi>{shown}</bdi>
        <Icon name="down" />
      </button>
    </FormField>
  );
}

const ownValue = (text: string) =>
  text === '' || text.length > 100 ? undefined : { value: text, label: text, keywords: text };
