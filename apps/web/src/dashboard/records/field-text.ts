import { Address } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { formatNumber } from '../../i18n/format-number';
import { phoneText } from '../../i18n/phone-text';
import { weekdayWords } from '../../i18n/weekday-words';
import { stateName } from '../new-hires/state-name';
import { choiceWords } from './choice-words';
import type { RecordField } from './model/record-field';

/** What stands in a property, in words; null where nothing does. */
export async function fieldText(
  { name, control }: RecordField,
  value: unknown,
  locale: string,
): Promise<string | null> {
  if (value === null || value === undefined || value === '') return null;
  if (control === 'address') return Address.parse(value).full_address;
  if (control === 'flag') return (await getTranslations('records'))(value === true ? 'yes' : 'no');
  if (control === 'choice') return (await choiceWords(name)).get(String(value)) ?? String(value);
  if (control === 'state') return stateName(String(value));
  if (control === 'weekdays') return weekdayWords(String(value), locale);
  if (control === 'day') return longDate(String(value), locale);
  if (name === 'phone' || name === 'workers_compensation_phone') return phoneText(String(value));
  return typeof value === 'number' ? formatNumber(locale, value) : String(value);
}
