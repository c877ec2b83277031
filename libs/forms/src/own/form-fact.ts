import type { FormContent, FormFieldContent } from '@firstday/domain';
import { type FactDefinition, operatorsOf } from '@firstday/policy-engine';
import { ownKinds } from './own-kinds.js';

/** An answer that conditions of a form of one's own may ask for. */
export interface FormFact extends FactDefinition {
  readonly operators: readonly (typeof operatorsOf)[FactDefinition['type']][number][];
  /** Of a field that is chosen from a list: its options, as people read them. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** None for what nobody asks of, and for what is masked: what appears would tell the answer. */
export function factOf({
  path,
  kind,
  label,
  options = [],
  sensitive,
}: FormFieldContent): FormFact | undefined {
  const type = ownKinds[kind].fact;
  if (!type || sensitive) return undefined;
  const choices = options.map(({ value, label }) => ({ value, label: label['en'] ?? value }));
  return {
    path,
    type,
    label: `“${label['en'] ?? path}”`,
    operators: operatorsOf[type],
    choices,
    ...(ownKinds[kind].hasOptions && {
      values: choices.map(({ value }) => value),
      names: new Map(choices.map(({ value, label }) => [value, label])),
    }),
  };
}

type PartOfForm = { readonly section: string } | { readonly page: string } | { readonly field: string };

/** What a condition of a part may ask for: the answers that are given before it. */
export function factsBefore({ sections }: FormContent, of: PartOfForm): readonly FormFact[] {
  const found: FormFact[] = [];
  for (const section of sections) {
    if ('section' in of && section.id === of.section) return found;
    for (const page of section.pages) {
      if ('page' in of && page.id === of.page) return found;
      for (const field of page.fields) {
        if ('field' in of && field.path === of.field) return found;
        const fact = factOf(field);
        if (fact) found.push(fact);
      }
    }
  }
  return found;
}
