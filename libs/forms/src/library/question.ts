import type { FormFieldContent } from '@firstday/domain';
import type { PackWords } from './pack-words.js';

type Rest = Omit<FormFieldContent, 'path' | 'kind' | 'label'>;

/**
 * A question of a pack, answered at a path that has the same meaning in every pack.
 *
 * @param name without `task.`
 */
export const question = (
  name: string,
  kind: FormFieldContent['kind'],
  label: PackWords,
  rest: Rest = {},
): FormFieldContent => ({ path: `task.${name}`, kind, label: { ...label }, ...rest });

/** The question with the line of the paper form that its answer is written on. */
export function atLine(line: string, field: FormFieldContent): FormFieldContent {
  const hint = (locale: string, words: string) => [words, field.hint?.[locale]].filter(Boolean).join(' ');
  return {
    ...field,
    hint: {
      en: hint('en', `Line ${line} of the form.`),
      es: hint('es', `Línea ${line} del formulario.`),
      ar: hint('ar', `السطر ${line} من النموذج.`),
    },
  };
}

/** The question with another hint, or the first. */
export const hinted = (hint: PackWords, field: FormFieldContent): FormFieldContent => ({
  ...field,
  hint: { ...hint },
});

/** The question, which may be left out. */
export const optional = ({ required: _, ...field }: FormFieldContent): FormFieldContent => field;

/** So many: a whole number that is not negative. */
export const count = (name: string, label: PackWords): FormFieldContent =>
  question(name, 'number', label, { required: true, min: 0, max: 99, whole: true });

/** Dollars, which may be left blank: none. */
export const dollars = (name: string, label: PackWords): FormFieldContent =>
  question(name, 'money', label, { min: 0, max: 999_999 });

/** A box that may be ticked. */
export const box = (name: string, label: PackWords): FormFieldContent => question(name, 'checkbox', label);
