import {
  countryOptions,
  type DocumentOption,
  factsOf,
  type Field,
  type FieldGuide,
  type FileAnswer,
  type FormContext,
  type Guide,
  isShown,
  type Localized,
  type Page,
  stateOptions,
} from '@firstday/forms';
import type { Choice, DocumentChoice, FieldView } from '@firstday/ui';
import { phraseIn } from './phrase-in';

interface ViewOptions {
  readonly locale: string;
  readonly files: (path: string) => readonly FileAnswer[];
  readonly uploadTo: string | undefined;
  /** Below which uploaded files are seen. */
  readonly shownAt?: string;
  /** Plain words for whoever fills the page in; a document that is read has its own alone. */
  readonly guide?: Guide | undefined;
  /** What the words depend on. */
  readonly context?: FormContext;
  /** The fields whose answers this device does not show, and the hint that says so. */
  readonly hidden?: { readonly paths: readonly string[]; readonly hint: string };
}

/** The fields of a page as one reader sees them. A box that other answers tick is no question: the review shows it. */
export const fieldViews = (page: Page, options: ViewOptions): readonly FieldView[] =>
  page.fields.filter(({ tickedWhen }) => !tickedWhen).map((field) => fieldView(field, options));

function fieldView(field: Field, options: ViewOptions): FieldView {
  const { locale, files, uploadTo, shownAt, guide, hidden } = options;
  const guided = guide?.fields[field.path] ?? {};
  const choices = choicesOf(field, guided, locale);
  const hint = helpOf(guided, options.context) ?? field.hint;
  return {
    path: field.path,
    kind: field.kind,
    ...labelsOf(field, guided, locale),
    ...(hidden?.paths.includes(field.path)
      ? { hint: { text: hidden.hint } }
      : hint
        ? { hint: phraseIn(hint, locale) }
        : {}),
    ...(guided.group ? { group: phraseIn(guided.group, locale) } : {}),
    ...(guided.sumOf ? { sumOf: guided.sumOf } : {}),
    ...(field.mark ? { mark: field.mark } : {}),
    ...(field.maxLength ? { maxLength: field.maxLength } : {}),
    ...(field.autocomplete ? { autocomplete: field.autocomplete } : {}),
    ...(field.sensitive ? { sensitive: true } : {}),
    ...(field.isAbroad ? { isAbroad: true } : {}),
    ...(choices ? { choices } : {}),
    ...(field.documents ? { documents: field.documents.map(documentChoice) } : {}),
    ...(field.text ? { text: phraseIn(field.text, locale) } : {}),
    ...(field.verbatim ? { verbatim: true } : {}),
    ...(field.link ? { link: { href: field.link.href, label: phraseIn(field.link.label, locale) } } : {}),
    ...(field.distinctPictures ? { takesPictures: true } : {}),
    ...(field.distinctFiles ? { isDistinct: true } : {}),
    ...(field.kind === 'file'
      ? { files: files(field.path), ...(uploadTo ? { uploadTo } : {}), ...(shownAt ? { shownAt } : {}) }
      : {}),
  };
}

function helpOf({ help, helpWhen = [] }: FieldGuide, context: FormContext = {}): Localized | undefined {
  const facts = factsOf({ answers: {}, context });
  return helpWhen.find(({ when }) => isShown({ when }, facts))?.help ?? help;
}

function labelsOf(field: Field, { question, counted }: FieldGuide, locale: string) {
  const official = phraseIn(field.label, locale);
  return {
    ...(question ? { label: phraseIn(question, locale), official } : { label: official }),
    ...(counted ? { counted: { each: counted.each, question: phraseIn(counted.question, locale) } } : {}),
  };
}

function choicesOf(
  field: Field,
  { choices, meanings }: FieldGuide,
  locale: string,
): readonly Choice[] | undefined {
  if (field.kind === 'country') return countryOptions(locale).map(toChoice);
  if (field.isAbroad)
    return countryOptions(locale)
      .filter(({ code }) => code !== 'USA')
      .map(toChoice);
  if (field.kind === 'state' || field.kind === 'address') return stateOptions(field).map(toChoice);
  return field.options?.map(({ value, label, hint }) => {
    const plain = choices?.[value];
    const below = plain ? label : (meanings?.[value] ?? hint);
    return {
      value,
      label: phraseIn(plain ?? label, locale),
      ...(below ? { hint: phraseIn(below, locale) } : {}),
    };
  });
}

const toChoice = ({ code, name }: { readonly code: string; readonly name: string }): Choice => ({
  value: code,
  label: { text: name },
});

/** The titles of the lists of acceptable documents are government text: in English. */
const documentChoice = (document: DocumentOption): DocumentChoice => ({
  value: document.key,
  label: { text: document.title, lang: 'en', dir: 'ltr' },
  numbered: document.numbered ?? 'sometimes',
  expires: document.expires ?? 'sometimes',
  ...(document.durationOfStatus ? { mayLastForStatus: true } : {}),
});
