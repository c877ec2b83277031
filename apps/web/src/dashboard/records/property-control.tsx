import { usStates } from '@firstday/domain/places';
import { weekdaysOf, weekdaysText, weekOrder } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { weekdayWord } from '../../i18n/weekday-words';
import { CheckboxList } from '../forms/checkbox-list';
import { FormDayInput } from '../forms/form-day-input';
import { FormTextInput } from '../forms/form-text-input';
import { PickInput } from '../forms/pick-input';
import { SelectInput } from '../forms/select-input';
import { AddressFields } from './address-fields';
import { choiceWords } from './choice-words';
import { fieldHint } from './field-hint';
import type { RecordField } from './model/record-field';

interface PropertyControlProps {
  readonly field: RecordField;
  /** What is stored now; undefined where the record is made. */
  readonly value: unknown;
  readonly isRequired: boolean;
}

/** The control by which a property is given, with what it is for. */
export async function PropertyControl({ field, value, isRequired }: PropertyControlProps) {
  const { name, control } = field;
  const [fieldWord, t, picker] = [
    await getTranslations('recordField'),
    await getTranslations('records'),
    await getTranslations('recordPicker'),
  ];
  if (control === 'address') return <AddressFields value={value} />;
  const hint = await fieldHint(name);
  const labelled = { name, label: fieldWord(name), ...(hint === undefined ? {} : { hint }) };
  const initial = value === null || value === undefined ? '' : String(value);
  if (control === 'text')
    return <FormTextInput {...labelled} initial={initial} {...(isRequired ? {} : { width: '20' })} />;
  if (control === 'number') return <FormTextInput {...labelled} initial={initial} width="10" />;
  if (control === 'day') return <FormDayInput {...labelled} initial={initial} />;
  if (control === 'weekdays')
    return (
      <CheckboxList {...labelled} initial={tickedDays(initial)} choices={dayChoices(await getLocale())} />
    );
  if (control === 'zone')
    return (
      <PickInput
        {...labelled}
        initial={initial}
        options={zones}
        placeholder={t('notSaid')}
        showLabel={picker('show')}
        noneFound={picker('noneFound')}
      />
    );
  const choices = await choicesFor(field);
  return (
    <SelectInput {...labelled} initial={initial} choices={[{ value: '', label: t('notSaid') }, ...choices]} />
  );
}

const tickedDays = (text: string) => weekdaysOf(text).map((day) => weekdaysText([day]));
const dayChoices = (locale: string) =>
  weekOrder.map((day) => ({ value: weekdaysText([day]), label: weekdayWord(day, locale) }));

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

async function choicesFor({ name, control }: RecordField) {
  const t = await getTranslations('records');
  if (control === 'state') return usStates.map(({ code, name: label }) => ({ value: code, label }));
  if (control === 'flag')
    return [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ];
  return [...(await choiceWords(name))].map(([value, label]) => ({ value, label }));
}
