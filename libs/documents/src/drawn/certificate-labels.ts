import { readableLocale } from '@firstday/domain/languages';
import { type DocumentWords, documentWords } from '@firstday/domain/languages/document-words';

export type CertificateLabels = DocumentWords['certificate'];

/** What a certificate of signing says; languages without words for it read English. */
export const certificateLabels = (locale: string): CertificateLabels =>
  documentWords[readableLocale(locale)].certificate;

/** What happened, in a few words; an event that none are known for is told by its name. */
export function actionIn(locale: string, action: string): string {
  const known: Readonly<Record<string, string>> = documentWords[readableLocale(locale)].actions;
  return (Object.hasOwn(known, action) ? known[action] : undefined) ?? action.replaceAll(/[._]/g, ' ');
}
