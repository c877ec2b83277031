import type { FormFieldContent } from '@firstday/domain';
import type { Pack } from './pack.js';

/** Where answers of packs stand: the same path means the same in every form that has it. */
export interface AnswerPath {
  readonly path: string;
  readonly kind: FormFieldContent['kind'];
  /** In English, as it is asked first. */
  readonly label: string;
  /** Of a choice, every value that some form offers. */
  readonly values: readonly string[];
  /** Keys of the forms that ask it. */
  readonly forms: readonly string[];
}

/** The paths of packs, by name; what is read and not answered has none. */
export function answerPaths(packs: readonly Pack[]): readonly AnswerPath[] {
  const found = new Map<string, AnswerPath>();
  for (const { form, content } of packs)
    for (const field of content.sections.flatMap(({ pages }) => pages.flatMap(({ fields }) => fields)))
      if (field.kind !== 'content')
        found.set(field.path, withForm(found.get(field.path) ?? pathOf(field), field, form));
  return [...found.values()].toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
}

const pathOf = ({ path, kind, label }: FormFieldContent): AnswerPath => ({
  path,
  kind,
  label: label['en'] ?? path,
  values: [],
  forms: [],
});

const withForm = (known: AnswerPath, { options = [] }: FormFieldContent, form: string): AnswerPath => ({
  ...known,
  values: [...new Set([...known.values, ...options.map(({ value }) => value)])],
  forms: [...new Set([...known.forms, form])],
});
