import { getTranslations } from 'next-intl/server';
import { LazyRecordCombobox } from './lazy-record-combobox';
import { readChoices, readChosen } from './read-choices';
import type { ChosenKind } from './record-choice';

interface RecordPickerProps {
  readonly kind: ChosenKind;
  /** Posted with the form, as its id. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** The id of what was chosen before; empty where nothing was. */
  readonly chosen: string;
  /** What it means that nothing is chosen. */
  readonly placeholder?: string;
}

/** One record by name, out of as many as there are: what matches is looked up while one types. Without JavaScript, one of the first. */
export async function RecordPicker({ kind, chosen, placeholder, ...field }: RecordPickerProps) {
  const t = await getTranslations('recordPicker');
  const [first, before] = await Promise.all([readChoices(kind, ''), readChosen(kind, chosen)]);
  return (
    <LazyRecordCombobox
      {...field}
      kind={kind}
      first={first.ok ? first.value : []}
      chosen={before}
      words={{ placeholder: placeholder ?? t('any'), show: t('show'), noneFound: t('noneFound') }}
    />
  );
}
