import { CountryCode, EverifyDelayReason, EverifyDuplicateReason } from '@firstday/domain';
import { caseStatuses, documentCodes, issuingStates } from '@firstday/everify';
import { acceptableDocument } from '@firstday/forms';

import { nameOfCode } from './service-shape.ts';

interface Entry {
  readonly code: string;
  readonly name: string;
}

const named = (codes: readonly string[]): Entry[] =>
  [...new Set(codes)].map((code) => ({ code, name: nameOfCode(code) }));

/** `LIST_A`, `LIST_B` or `LIST_C`; all of them without one. */
function documentTypes(category: string | null): Entry[] {
  const list = category?.replace('LIST_', '').toLowerCase();
  return named(
    Object.entries(documentCodes)
      .filter(([key]) => list === undefined || acceptableDocument(key)?.list === list)
      .map(([, { code }]) => code),
  );
}

const references: ReadonlyMap<string, (query: URLSearchParams) => readonly Entry[]> = new Map([
  ['document_types', (query: URLSearchParams) => documentTypes(query.get('document_category'))],
  ['document_sub_types', () => named(Object.values(documentCodes).flatMap(({ subType }) => subType ?? []))],
  ['states', () => Object.entries(issuingStates).map(([code, name]) => ({ code, name }))],
  ['countries', () => CountryCode.options.map((code) => ({ code, name: code }))],
  ['reasons_for_delay', () => named(EverifyDelayReason.options)],
  ['duplicate_continue_reasons', () => named(EverifyDuplicateReason.options)],
  ['case_statuses', () => named(caseStatuses.filter((status) => status !== 'PREPARED'))],
]);

/** A reference list of the service; undefined where it has none of that name. */
export const referenceList = (name: string, query: URLSearchParams): readonly Entry[] | undefined =>
  references.get(name)?.(query);
