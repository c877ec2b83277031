import type { FormBox, FormPdfContent } from '@firstday/domain';
import { setForm } from './edited';
import { type FieldNode, fieldsIn, type FormModel, locate } from './form-model';

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

/**
 * What a new box shows: what is selected, where that is an answer or a signature without a place; nothing yet otherwise,
 * and somebody says it.
 */
export function shownOf(model: FormModel, key: string): Shown & Pick<FormBox, 'lines'> {
  const found = locate(model, key);
  if (found.type === 'field' && unplacedFields(model).includes(found.field)) {
    const { path, kind } = found.field.content;
    return { shows: 'answer', field: path, ...(kind === 'long_text' ? { lines: true } : {}) };
  }
  const isUnsigned =
    found.type === 'section' &&
    found.section.content.attestation !== null &&
    boxesIn(model).every(
      ({ section, shows }) => shows !== 'signature' || section !== found.section.content.id,
    );
  return isUnsigned ? { shows: 'signature', section: found.section.content.id } : { shows: 'answer' };
}

/** Boxes by their place in the list that show what the form does not have: an answer, or a signature. */
export function emptyBoxes(model: FormModel): readonly number[] {
  const paths = new Set(answeredFields(model).map(({ content }) => content.path));
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
  return answeredFields(model).filter(({ content }) => !placed.has(content.path));
}

/** The fields that a sheet can show: pictures and files stay files. */
export const answeredFields = (model: FormModel): readonly FieldNode[] =>
  fieldsIn(model).filter(({ content }) => content.kind !== 'content' && content.kind !== 'file');
