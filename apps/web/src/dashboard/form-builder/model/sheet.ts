import type { FormBox, FormContent, FormPdfContent } from '@firstday/domain';
import { setForm } from './edited';
import { type FieldNode, fieldsIn, type FormModel } from './form-model';

/** What a box of the sheet may be told to show. */
export type Shown = Pick<FormBox, 'field' | 'option' | 'part' | 'section' | 'shows'>;

export const boxesIn = ({ content }: FormModel): readonly FormBox[] => content.pdf?.boxes ?? [];

export const setSheet = (model: FormModel, pdf: FormPdfContent | undefined): FormModel => {
  const { pdf: _before, ...content } = model.content;
  return setForm(model, { ...content, ...(pdf && { pdf }) });
};

const setBoxes = (model: FormModel, boxes: readonly FormBox[]): FormModel => {
  const { pdf } = model.content;
  return pdf ? setSheet(model, { ...pdf, boxes: [...boxes] }) : model;
};

/** It is the last one of the list. */
export const addBox = (model: FormModel, box: FormBox): FormModel =>
  setBoxes(model, [...boxesIn(model), box]);

export const setBox = (model: FormModel, at: number, changes: Partial<FormBox>): FormModel =>
  setBoxes(
    model,
    boxesIn(model).map((box, index) => (index === at ? { ...box, ...changes } : box)),
  );

export const removeBox = (model: FormModel, at: number): FormModel =>
  setBoxes(model, boxesIn(model).toSpliced(at, 1));

/** The box where it was, showing something else; how a text is set in it stays only where it shows one. */
export function showInBox(model: FormModel, at: number, shown: Shown): FormModel {
  const boxes = boxesIn(model).map((box, index) => {
    if (index !== at) return box;
    const { page, x, y, width, height, comb, lines } = box;
    const place = { page, x, y, width, height };
    const isText = shown.shows === 'answer' && shown.option === undefined;
    return { ...place, ...shown, ...(isText ? { ...(comb && { comb }), ...(lines && { lines }) } : {}) };
  });
  return setBoxes(model, boxes);
}

/** Boxes by their place in the list that show what the form does not have: an answer, or a signature. */
export function emptyBoxes(model: FormModel): readonly number[] {
  const paths = new Set(answered(model).map(({ content }) => content.path));
  const signed = new Set(
    model.sections.filter(({ content }) => content.attestation).map(({ content }) => content.id),
  );
  return boxesIn(model).flatMap((box, at) => {
    const isThere =
      box.shows === 'answer'
        ? box.field !== undefined && paths.has(box.field)
        : box.section !== undefined && signed.has(box.section);
    return isThere ? [] : [at];
  });
}

/** Answers that have no place on the sheet: they stand on a page after it. */
export function unplacedFields(model: FormModel): readonly FieldNode[] {
  if (!model.content.pdf) return [];
  const placed = new Set(boxesIn(model).flatMap(({ field }) => field ?? []));
  return answered(model).filter(({ content }) => !placed.has(content.path));
}

/** What a sheet can show: pictures and files stay files. */
const answered = (model: FormModel): readonly FieldNode[] =>
  fieldsIn(model).filter(({ content }) => content.kind !== 'content' && content.kind !== 'file');

export const isBlankForm = (model: FormModel): boolean => fieldsIn(model).length === 0;

/** Where the boxes of a new sheet come from where the form has questions already. */
export type SheetChoice = 'boxes' | 'keep' | 'questions';

interface NewSheet {
  readonly sha256: string;
  /** A form as the fields of the PDF suggest it; null for one that has none. */
  readonly suggestion: FormContent | null;
}

/** The form as the PDF suggests it, under the names that it has. */
export function asSuggested(model: FormModel, { sha256, suggestion }: NewSheet): FormContent {
  const { content } = model;
  const { name, short_name } = content;
  if (!suggestion) throw new Error('A form without fields suggests nothing');
  return { ...suggestion, name, short_name, pdf: { boxes: [], ...suggestion.pdf, sha256 } };
}

/** Only the sheet: a box shows what the form has under the name that the PDF suggests, or nothing yet. */
export function withSheetOnly(model: FormModel, { sha256, suggestion }: NewSheet): FormModel {
  const paths = new Map(answered(model).map(({ content }) => [content.path, content]));
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
