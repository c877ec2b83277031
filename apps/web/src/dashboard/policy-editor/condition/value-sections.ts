import { countryCodes, twoLetterCountryCode, usStates } from '@firstday/domain/places';
import { readableLocale } from '@firstday/domain/languages';
import { choiceText, type FactDefinition } from '@firstday/policy-engine';
import type { ChoiceSection } from '@firstday/ui/choice-dialog';
import type { PolicyEditorContext } from '../policy-editor-context';

type Editor = Pick<PolicyEditorContext, 'locale' | 'records' | 'words'>;

/** What a value can be chosen from; undefined where it is typed. */
export function valueSections(
  fact: FactDefinition | undefined,
  { locale, records, words }: Editor,
): readonly ChoiceSection[] | undefined {
  if (!fact) return undefined;
  const title = words.factTypes[fact.type];
  if (fact.type === 'choice')
    return [
      {
        title,
        choices: (fact.values ?? []).map((value) => ({
          value,
          label: choiceText(value, readableLocale(locale)),
        })),
      },
    ];
  if (fact.type === 'state')
    return [
      {
        title,
        choices: usStates.map(({ code, name }) => ({ value: code, label: name, hint: code, keywords: code })),
      },
    ];
  if (fact.type === 'country') return [{ title, choices: countries(locale) }];
  const known = fact.type === 'id' ? records[fact.path] : undefined;
  return known && [{ title, choices: known }];
}

function countries(locale: string) {
  const order = new Intl.Collator(locale);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes
    .map((value) => ({
      value,
      label: nameIn(names, value),
      hint: value,
      keywords: value,
    }))
    .sort((one, other) => order.compare(one.label, other.label));
}

const nameIn = (names: Intl.DisplayNames, code: string): string => {
  const two = twoLetterCountryCode(code);
  return (two && names.of(two)) ?? code;
};

/** A value as it is shown: by its name where it has one. */
export function valueLabel(value: string, sections: readonly ChoiceSection[], unnamed = value): string {
  const choices = sections.flatMap((section) => section.choices);
  return choices.find((choice) => choice.value === value)?.label ?? unnamed;
}
