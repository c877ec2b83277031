import { CountryCode, EverifyDelayReason, EverifyDuplicateReason } from '@firstday/domain';
import { documentCodes, issuingStates } from '@firstday/everify';
import { acceptableDocument } from '@firstday/forms';

const listA = Object.entries(documentCodes).filter(([key]) => acceptableDocument(key)?.list === 'a');

/** The codes that we send, by the reference list that has them. */
const ourReferences: ReadonlyMap<string, readonly string[]> = new Map([
  ['document_types', listA.map(([, { code }]) => code)],
  ['document_sub_types', Object.values(documentCodes).flatMap(({ subType }) => subType ?? [])],
  ['states', Object.keys(issuingStates)],
  ['countries', CountryCode.options],
  ['reasons_for_delay', EverifyDelayReason.options],
  ['duplicate_continue_reasons', EverifyDuplicateReason.options],
]);

/** The codes that one side alone has; undefined where both have the same. */
export function compareReference(list: string, theirs: readonly string[]): string | undefined {
  const ours = new Set(ourReferences.get(list));
  const without = (codes: Iterable<string>, others: ReadonlySet<string>) =>
    [...codes].filter((code) => !others.has(code)).join(', ') || 'none';
  const [onlyHere, onlyThere] = [without(ours, new Set(theirs)), without(theirs, ours)];
  if (onlyHere === 'none' && onlyThere === 'none') return undefined;
  return `${list}: only in Firstday: ${onlyHere}; only at E-Verify: ${onlyThere}`;
}
