import { mayBeMerged, mergeFacts, ownKinds } from '@firstday/forms';
import { type FieldNode, type FormModel, locate, pagesIn } from './form-model';

interface MergeChoices {
  /** Answers that are given on pages before it. */
  readonly answers: readonly FieldNode[];
  /** What the records say. */
  readonly facts: readonly string[];
}

/** What the text of a field may name. */
export function mergeChoices(model: FormModel, key: string): MergeChoices {
  const found = locate(model, key);
  const pages = pagesIn(model);
  const at = found.type === 'field' ? pages.indexOf(found.page) : 0;
  const answers = pages
    .slice(0, at)
    .flatMap(({ fields }) => fields)
    .filter(({ content }) => mayBeMerged(content) && !ownKinds[content.kind].isSecret);
  return { answers, facts: Object.keys(mergeFacts) };
}
