import { getTranslations } from 'next-intl/server';
import { FormRecordInput } from '../record-picker/form-record-input';
import { readChoices, readChosen } from '../record-picker/read-choices';
import type { ChosenKind } from '../record-picker/record-choice';

interface RecordReferenceProps {
  readonly kind: ChosenKind;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly chosen: string;
}

/** One record that a form names, found by a part of its name. */
export async function RecordReference({ kind, chosen, ...field }: RecordReferenceProps) {
  const [t, words] = [await getTranslations('recordPicker'), await getTranslations('records')];
  const [first, before] = await Promise.all([readChoices(kind, ''), readChosen(kind, chosen)]);
  return (
    <FormRecordInput
      {...field}
      kind={kind}
      first={first.ok ? first.value : []}
      chosen={before}
      words={{
        placeholder: words('choose'),
        show: t('show'),
        noneFound: t('noneFound'),
        looking: t('looking'),
        notLoaded: t('notLoaded'),
      }}
    />
  );
}
