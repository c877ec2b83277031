import { formatShortDate } from '../i18n/due-status';
import type { RouteQuery } from './component-route';
import type { Translate } from './translate';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** A filter as a person sets it; a range has two names in a query. */
export type FilterField =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly any: string;
      readonly choices: readonly FilterChoice[];
    }
  | {
      readonly kind: 'choices';
      readonly name: string;
      readonly label: string;
      readonly choices: readonly FilterChoice[];
    }
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly label: string;
      readonly any: string;
      readonly records: 'client' | 'employer';
    }
  | { readonly kind: 'days'; readonly name: string; readonly label: string; readonly isAhead?: boolean }
  | { readonly kind: 'numbers'; readonly name: string; readonly label: string; readonly isPercent?: boolean }
  | { readonly kind: 'text'; readonly name: string; readonly label: string };

/** The names in a query that a filter sets. */
export function queryNames({ kind, name }: FilterField): readonly string[] {
  if (kind === 'days') return [`${name}_from`, `${name}_to`];
  return kind === 'numbers' ? [`${name}_min`, `${name}_max`] : [name];
}

export interface FilterChip {
  readonly name: string;
  readonly text: string;
}

/** Not among the chips: they have controls of their own. */
const elsewhere = ['custom_view_id', 'search'];

/** What the words of filters are made of. */
export interface ChipWords {
  readonly say: Translate;
  readonly locale: string;
  /** What records are called, by their ids, as far as it is known. */
  readonly names: Readonly<Record<string, string>>;
}

/** The filters of a query in words. */
export function toChips(
  filters: readonly (readonly [string, string])[],
  fields: readonly FilterField[],
  words: ChipWords,
): FilterChip[] {
  return filters
    .filter(([name]) => !elsewhere.includes(name))
    .map(([name, value]) => ({ name, text: chipText(name, value, fields, words) }));
}

function chipText(name: string, value: string, fields: readonly FilterField[], words: ChipWords): string {
  const field = fields.find((one) => queryNames(one).includes(name));
  if (!field) return attributesIn(value) ?? words.say('chip', { name, value });
  return words.say('chip', { name: field.label, value: valueText(field, name, value, words) });
}

function valueText(
  field: FilterField,
  name: string,
  value: string,
  { say, locale, names }: ChipWords,
): string {
  if (field.kind === 'record') return names[value] ?? '…';
  if (field.kind === 'choice' || field.kind === 'choices') return choiceText(field.choices, value);
  if (field.kind === 'text') return value;
  const shown = field.kind === 'days' ? dayText(value, locale) : value;
  return say(name === queryNames(field)[0] ? 'from' : 'until', { value: shown });
}

const dayText = (value: string, locale: string): string =>
  Number.isNaN(Date.parse(value)) ? value : formatShortDate(value, locale);

/** `{"region":"east"}` as `region: east`. */
function attributesIn(value: string): string | undefined {
  if (!value.startsWith('{')) return undefined;
  try {
    const parsed: RouteQuery = JSON.parse(value);
    return Object.entries(parsed)
      .map(([name, one]) => `${name}: ${one}`)
      .join(', ');
  } catch {
    return undefined;
  }
}

/** Whether all that a choice stands for is asked. */
export const isSelected = (choice: FilterChoice, value: string): boolean => {
  const asked = value.split(',');
  return choice.value.split(',').every((one) => asked.includes(one));
};

function choiceText(choices: readonly FilterChoice[], value: string): string {
  const chosen = choices.filter((choice) => isSelected(choice, value));
  const known = chosen.flatMap((choice) => choice.value.split(','));
  const others = value.split(',').filter((one) => !known.includes(one));
  return [...chosen.map(({ label }) => label), ...others].join(', ');
}
