import {
  countryOptions,
  type DocumentOption,
  type Field,
  type FileAnswer,
  type Page,
  stateOptions,
} from '@firstday/forms';
import type { Choice, DocumentChoice, FieldView } from '@firstday/ui';
import { phraseIn } from './phrase-in';

interface ViewOptions {
  readonly locale: string;
  readonly files: (path: string) => readonly FileAnswer[];
  readonly uploadTo: string | undefined;
}

/** The fields of a page as one reader sees them. A box that other answers tick is no question: the review shows it. */
export const fieldViews = (page: Page, options: ViewOptions): readonly FieldView[] =>
  page.fields.filter(({ tickedWhen }) => !tickedWhen).map((field) => fieldView(field, options));

function fieldView(field: Field, { locale, files, uploadTo }: ViewOptions): FieldView {
  const choices = choicesOf(field, locale);
  return {
    path: field.path,
    kind: field.kind,
    label: phraseIn(field.label, locale),
    ...(field.hint ? { hint: phraseIn(field.hint, locale) } : {}),
    ...(field.mark ? { mark: field.mark } : {}),
    ...(field.maxLength ? { maxLength: field.maxLength } : {}),
    ...(field.autocomplete ? { autocomplete: field.autocomplete } : {}),
    ...(field.sensitive ? { sensitive: true } : {}),
    ...(choices ? { choices } : {}),
    ...(field.documents ? { documents: field.documents.map(documentChoice) } : {}),
    ...(field.text ? { text: phraseIn(field.text, locale) } : {}),
    ...(field.verbatim ? { verbatim: true } : {}),
    ...(field.link ? { link: { href: field.link.href, label: phraseIn(field.link.label, locale) } } : {}),
    ...(field.distinctPictures ? { takesPictures: true } : {}),
    ...(field.distinctFiles ? { isDistinct: true } : {}),
    ...(field.kind === 'file' ? { files: files(field.path), ...(uploadTo ? { uploadTo } : {}) } : {}),
  };
}

function choicesOf(field: Field, locale: string): readonly Choice[] | undefined {
  if (field.kind === 'country') return countryOptions(locale).map(toChoice);
  if (field.kind === 'state' || field.kind === 'address') return stateOptions(field).map(toChoice);
  return field.options?.map(({ value, label, hint }) => ({
    value,
    label: phraseIn(label, locale),
    ...(hint ? { hint: phraseIn(hint, locale) } : {}),
  }));
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
