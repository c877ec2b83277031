import type { BuilderWords } from '../builder-words';
import type { FormModel } from '../model/form-model';
import { mergeChoices } from '../model/merge-choices';
import { labelOf } from '../outline-items';
import type { MergeName } from './insert-menu';

/** What the text of a field may name, as people call it: answers on pages before it, then what the records say. */
export function mergeNames(model: FormModel, key: string, words: BuilderWords): readonly MergeName[] {
  const { answers, facts } = mergeChoices(model, key);
  return [
    ...answers.map((field) => ({
      path: field.content.path,
      label: words.answerName.replace('{question}', () => labelOf(field)),
    })),
    ...facts.map((path) => ({ path, label: words.prefills[path.replaceAll('.', '_')] ?? path })),
  ];
}
