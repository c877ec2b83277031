import type { WebWords } from '@firstday/domain/languages/web-words';

const shown = [
  'statusAuthorized',
  'statusAwaitsNumber',
  'statusClosed',
  'statusDecide',
  'statusDraft',
  'statusFinal',
  'statusMismatch',
  'statusDecided',
  'statusMissing',
  'statusMoreTime',
  'statusPending',
  'statusPhoto',
  'statusPrepared',
  'statusReferred',
  'statusResubmit',
  'statusUnconfirmed',
  'statusUpload',
  'statusVisit',
] as const;

/** The words for where a case stands, as the hosted pages have them. */
export type EverifyLabels = Readonly<Record<(typeof shown)[number], string>>;

export function everifyLabelsOf(everify: WebWords['everify']): EverifyLabels {
  // Object.fromEntries forgets the names of its keys.
  return Object.fromEntries(shown.map((word) => [word, everify[word]])) as EverifyLabels;
}
