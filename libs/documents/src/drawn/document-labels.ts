import { readableLocale } from '@firstday/domain/languages';
import { type DocumentWords, documentWords } from '@firstday/domain/languages/document-words';

export type DocumentLabels = DocumentWords['form'];

/** The few words that a document adds to its form; languages without them read English. */
export const documentLabels = (locale: string): DocumentLabels => documentWords[readableLocale(locale)].form;
