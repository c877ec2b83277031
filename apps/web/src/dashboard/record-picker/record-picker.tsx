import { Button } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { LazyRecordCombobox } from './lazy-record-combobox';
import { listedPickerHeader, listedPickerParameter } from './listed-picker-parameter';
import { readChoices, readChosen } from './read-choices';
import type { ChosenKind, RecordChoice } from './record-choice';

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
  /** The form does something when it is sent, and so cannot ask its own page for the list first. */
  readonly isInDeed?: boolean;
}

/**
 * One record by name, out of as many as there are: what matches is looked up once the list is opened, and while one types.
 * Without JavaScript a button has the page come back with the first of them.
 */
export async function RecordPicker({ isInDeed, kind, chosen, placeholder, ...field }: RecordPickerProps) {
  const t = await getTranslations('recordPicker');
  const isListed = isInDeed || (await headers()).get(listedPickerHeader) === field.name;
  const [first, before] = await Promise.all([
    isListed ? readFirst(kind) : undefined,
    readChosen(kind, chosen),
  ]);
  return (
    <>
      <LazyRecordCombobox
        {...field}
        kind={kind}
        first={first}
        chosen={before}
        words={{
          placeholder: placeholder ?? t('any'),
          show: t('show'),
          noneFound: t('noneFound'),
          looking: t('looking'),
          notLoaded: t('notLoaded'),
        }}
      />
      {isListed ? null : (
        <noscript>
          <Button type="submit" variant="secondary" name={listedPickerParameter} value={field.name}>
            {t('list')} <span className="fd-visually-hidden">{field.label}</span>
          </Button>
        </noscript>
      )}
    </>
  );
}

async function readFirst(kind: ChosenKind): Promise<readonly RecordChoice[]> {
  const first = await readChoices(kind, '');
  return first.ok ? first.value : [];
}
