import type { FormBox } from '@firstday/domain';
import type { BuilderWords } from '../builder-words';
import { readingOrderOf } from '../model/box-place';
import { fieldsIn, type FormModel } from '../model/form-model';
import { boxesIn, emptyBoxes } from '../model/set-sheet';
import { shownChoices, valueOf } from './shown-choices';

export interface BoxOnPage {
  /** Its place in the list of all boxes. */
  readonly at: number;
  readonly box: FormBox;
  /** What it shows, as people call it. */
  readonly label: string;
  /** The key of the part that it shows something of. */
  readonly part: string | undefined;
  readonly isEmpty: boolean;
}

/** The boxes of a page as one reads. */
export function boxesOnPage(model: FormModel, page: number, words: BuilderWords): readonly BoxOnPage[] {
  const boxes = boxesIn(model);
  const empty = new Set(emptyBoxes(model));
  const labels = new Map(shownChoices(model, words).map(({ value, label }) => [value, label]));
  const fields = new Map(fieldsIn(model).map(({ key, content }) => [content.path, key]));
  const sections = new Map(model.sections.map(({ key, content }) => [content.id, key]));
  return readingOrderOf(boxes).flatMap((at): BoxOnPage[] => {
    const box = boxes[at];
    if (box?.page !== page) return [];
    const part = box.field === undefined ? sections.get(box.section ?? '') : fields.get(box.field);
    const label = labels.get(valueOf(box)) ?? words.sheet.nothing;
    return [{ at, box, label, part, isEmpty: empty.has(at) }];
  });
}
