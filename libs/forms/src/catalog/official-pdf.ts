import { pdfText } from '../parse-answer.js';
import type { Answers } from '../answers.js';
import type { Edition } from '../edition.js';
import { fieldsOf } from '../find-field.js';

/** A box of an official PDF, by its field's AcroForm name. Where two boxes share a name, `widget` counts them from 0. */
export interface OfficialBox {
  readonly field: string;
  readonly widget?: number;
}

/** A place to draw something for which the PDF has no field, in points from the lower left corner; pages count from 1. */
export interface OfficialPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type FilledBox = (OfficialBox | OfficialPlace) &
  (
    | { readonly text: string }
    /** Printed text that does not hold is lined through. */
    | { readonly crossedOut: true }
    | {
        readonly checked: true;
        /** Where initials and date stand when the check is lined through; above the square unless it is given. */
        readonly note?: OfficialPlace;
      }
  );

export interface OfficialSignature {
  readonly sectionId: string;
  readonly signature: OfficialBox | OfficialPlace;
  /** None where the day is written into boxes of its own, as an answer that `printedAnswers` adds. */
  readonly date?: OfficialBox | OfficialPlace;
}

/** The agency's own PDF of one edition, identified by its hash alone, and which answer goes into which box. */
export interface OfficialPdf {
  readonly edition: string;
  readonly sha256: string;
  /**
   * What it prints and where its boxes are (tools/sheets): drawn where the file is not installed. Of a work of the United
   * States alone, which has no copyright (17 U.S.C. 105); without it the form is drawn as one of our own is.
   */
  readonly sheet?: string;
  /** Only boxes with something in them. Expects the answers of visible fields. */
  readonly boxes: (answers: Answers) => readonly FilledBox[];
  readonly signatures: readonly OfficialSignature[];
  /** How people call a box, for a page that lists its corrections; its own name unless it is given. */
  readonly boxName?: (box: OfficialBox) => string;
  /** Whose form it is, for such a page. */
  readonly holder?: (answers: Answers) => string;
}

/** A text box, or none where there is nothing to write. */
export const textBox = (field: string, text: string | null | undefined, widget?: number): FilledBox[] => {
  const written = text?.trim() ?? '';
  return written === '' ? [] : [{ field, text: written, ...(widget === undefined ? {} : { widget }) }];
};

export const checkBox = (field: string, checked: unknown, note?: OfficialPlace): FilledBox[] =>
  checked === true ? [{ field, checked: true, ...(note && { note }) }] : [];

/** Formats answers for an English form, by path; an empty text where there is no answer. */
export const writerFor = (edition: Edition): ((answers: Answers, path: string) => string) => {
  const fields = new Map(fieldsOf(edition).map((field) => [field.path, field]));
  return (answers, path) => {
    const field = fields.get(path);
    return field ? pdfText(field, answers[path]) : '';
  };
};

/** `mm/dd/yyyy`, as federal forms ask; anything that is not a date (`N/A`, `D/S`) stays as it is. */
export const dateAsPrinted = (value: string | null | undefined): string | null => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '') ?? [];
  return year && month && day ? `${month}/${day}/${year}` : (value ?? null);
};
