import { asDrawable } from '@firstday/domain/drawing';
import {
  formatAnswer,
  isBlank,
  isFiles,
  textOf,
  type Answers,
  type Edition,
  type Field,
  type Localized,
} from '@firstday/forms/engine';

/** How one document is read: whose form it is, in which language, with which answers. */
export interface PrintContext {
  readonly edition: Edition;
  readonly answers: Answers;
  readonly locale: string;
}

export const printedText = ({ locale }: PrintContext, text: Localized): string => textOf(text, locale);

/** A number typed twice is printed once. */
export const isRepeated = (field: Field): boolean =>
  field.rules?.some(({ rule }) => rule === 'same_as') ?? false;

/** The answer as the document shows it, whole: who may not see it is not given it. Empty where there is none. */
export function printedAnswer({ answers, locale }: PrintContext, field: Field): string {
  const value = answers[field.path];
  if (isBlank(value)) return '';
  return isFiles(value)
    ? value.map(({ name }) => asDrawable(name)).join('\n')
    : formatAnswer(field, value, toPrintedLocale(locale));
}

/** Dollars and dates as they are written in the United States, in whatever language. */
export const toPrintedLocale = (locale: string): string => (locale.includes('-') ? locale : `${locale}-US`);

export const isChosen = ({ answers }: PrintContext, field: Field, option: string): boolean => {
  const value = answers[field.path];
  return value === option || (Array.isArray(value) && value.some((one) => one === option));
};
