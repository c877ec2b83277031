import { asDrawable } from '@firstday/domain/drawing';
import {
  formatAnswer,
  isBlank,
  isDocument,
  isFiles,
  pdfText,
  textOf,
  usDate,
  type Answers,
  type Edition,
  type Field,
  type Localized,
} from '@firstday/forms/engine';
import { answersByTime, type Correction } from '../correction.js';

/** An entry that no longer stands, with who lined it through and when; blank where something was put in afterwards. */
export interface StruckAnswer {
  readonly was: string;
  readonly note: string;
}

/** How one document is read: whose form it is, in which language, with which answers. */
export interface PrintContext {
  readonly edition: Edition;
  readonly answers: Answers;
  readonly locale: string;
  /** The answers as they are written onto the form. */
  readonly toPrinted?: (answers: Answers) => Answers;
  /** From the first; shown where the form says so. */
  readonly corrections?: readonly Correction[];
}

export const isGovernment = ({ edition }: PrintContext): boolean => edition.source === 'government';

/** Government text is in English whatever the reader's language. */
export const printedText = (reading: PrintContext, text: Localized): string =>
  isGovernment(reading) ? text.en : textOf(text, reading.locale);

/**
 * 8 CFR 274a.2(a)(2): no data element or language beside the form's own. What our pages say or ask beside it is
 * translated; what the form prints is in English only.
 */
export const isPrinted = (reading: PrintContext, text: Localized): boolean =>
  !isGovernment(reading) || Object.keys(text).length === 1;

/** A number typed twice is printed once. */
export const isRepeated = (field: Field): boolean =>
  field.rules?.some(({ rule }) => rule === 'same_as') ?? false;

/** The answer as the document shows it, whole: who may not see it is not given it. Empty where there is none. */
export function printedAnswer(reading: PrintContext, field: Field): string {
  const { answers, toPrinted = (it) => it } = reading;
  const value = toPrinted(answers)[field.path];
  if (isBlank(value)) return '';
  if (isGovernment(reading)) return pdfText(field, value);
  return isFiles(value)
    ? value.map(({ name }) => asDrawable(name)).join('\n')
    : formatAnswer(field, value, toPrintedLocale(reading.locale));
}

/** Dollars and dates as they are written in the United States, in whatever language. */
export const toPrintedLocale = (locale: string): string => (locale.includes('-') ? locale : `${locale}-US`);

/** What a part of the form said before each correction that changed it, as `written` writes it. */
export function struckAnswers(
  reading: PrintContext,
  written: (reading: PrintContext) => string,
): readonly StruckAnswer[] {
  const { corrections = [] } = reading;
  if (corrections.length === 0) return [];
  const texts = answersByTime(reading.answers, corrections).map((answers) =>
    written({ ...reading, answers }),
  );
  return corrections.flatMap(({ initials, on }, at) => {
    const was = texts[at] ?? '';
    return was === texts[at + 1] ? [] : [{ was, note: `${initials} ${usDate(on)}` }];
  });
}

export const documentIn = ({ answers, toPrinted = (it) => it }: PrintContext, field: Field) => {
  const value = toPrinted(answers)[field.path];
  return isDocument(value) ? value : null;
};

export const isChosen = (reading: PrintContext, field: Field, option: string): boolean => {
  const value = reading.answers[field.path];
  return value === option || (Array.isArray(value) && value.some((one) => one === option));
};
