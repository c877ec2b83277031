import type { FormBox, FormContent } from '@firstday/domain';
import { type FieldNode, fieldsIn, type FormModel } from './form-model';
import { answeredFields, boxesIn, setSheet } from './set-sheet';

export const isBlankForm = (model: FormModel): boolean => fieldsIn(model).length === 0;

interface NewSheet {
  readonly sha256: string;
  /** A form as the fields of the PDF suggest it; null for one that has none. */
  readonly suggestion: FormContent | null;
}

/** The form with the questions that the PDF suggests; what was said of the form as a whole stays. */
export function asSuggested({ content }: FormModel, { sha256, suggestion }: NewSheet): FormContent {
  if (!suggestion) throw new Error('A PDF without fields suggests nothing');
  const { minutes, sections, pdf } = suggestion;
  return { ...content, minutes, sections, pdf: { sha256, boxes: pdf?.boxes ?? [] } };
}

/** Only the sheet: a box shows what the form has under the name that the PDF suggests, or nothing yet. */
export function withSheetOnly(model: FormModel, { sha256, suggestion }: NewSheet): FormModel {
  const paths = new Map(answeredFields(model).map(({ content }) => [content.path, content]));
  const boxes = (suggestion?.pdf?.boxes ?? []).map((box): FormBox => {
    if (box.shows !== 'answer') return forSigner(model, suggestion, box);
    const field = box.field === undefined ? undefined : paths.get(box.field);
    if (field && isShowable(field, box)) return box;
    const { field: _field, part: _part, option: _option, ...place } = box;
    return place;
  });
  return setSheet(model, { sha256, boxes });
}

const isShowable = ({ kind, options = [] }: FieldNode['content'], { part, option }: FormBox): boolean =>
  (part === undefined || kind === 'address') &&
  (option === undefined || options.some(({ value }) => value === option));

/** Whoever is to sign there in the suggestion signs the section of the same side in the form. */
function forSigner(model: FormModel, suggestion: FormContent | null, box: FormBox): FormBox {
  const side = suggestion?.sections.find(({ id }) => id === box.section)?.assignee_type;
  const own = model.sections.find(
    ({ content }) => content.attestation !== null && content.assignee_type === side,
  );
  const { section: _section, ...place } = box;
  return own ? { ...place, section: own.content.id } : place;
}

/** The same boxes on another PDF, such as a later edition of it. */
export const onOtherSheet = (model: FormModel, { sha256 }: NewSheet): FormModel =>
  setSheet(model, { sha256, boxes: [...boxesIn(model)] });
