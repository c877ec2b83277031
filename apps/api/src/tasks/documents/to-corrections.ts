import type { DocumentInput } from '@firstday/documents/renderer';
import { type Edition, initialsOf, showsCorrections } from '@firstday/forms';
import { type Resigning, resignings } from '../versions/resignings.js';
import type { AttestedSignature } from '../versions/attested-content.js';
import type { AttestedVersion } from '../versions/version-history.js';

type Correction = NonNullable<DocumentInput['corrections']>[number];

/** What was signed anew, as documents show it, from the first. */
export const toCorrections = (
  edition: Edition,
  versions: readonly AttestedVersion[],
): readonly Correction[] =>
  resignings(
    edition,
    versions.map(({ attestation }) => attestation),
  )
    .toSorted((one, other) => (one.signature.signed_at < other.signature.signed_at ? -1 : 1))
    .map((resigning) => toCorrection(resigning, versions));

/**
 * The signatures on the lines of a form, by the id of the one in force. M-274, 9.0: who corrects an entry initials and dates
 * it, and the day on which the section was signed at first stays.
 */
export function linedSignatures(
  edition: Edition,
  versions: readonly AttestedVersion[],
): ReadonlyMap<string, AttestedSignature> {
  const attestations = versions.map(({ attestation }) => attestation);
  const lined = new Map<string, AttestedSignature>();
  if (!showsCorrections(edition)) return lined;
  for (const { earlier, signature, changes } of resignings(edition, attestations))
    if (changes.length > 0) lined.set(signature.id, lined.get(earlier.id) ?? earlier);
  return lined;
}

const toCorrection = (
  { section_id, earlier, signature, changes }: Resigning,
  versions: readonly AttestedVersion[],
): Correction => ({
  sectionId: section_id,
  before: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
  // Initials and date are beside each entry: the first signature stays. Where no entry changed, the signature itself was corrected.
  signedOnBefore: changes.length > 0 ? null : earlier.signed_on,
  initials: initialsOf(signature.name),
  on: signature.signed_on,
  reason: reasonOf(earlier.id, versions),
});

/** Said when the last version with the earlier signature was sent back. */
const reasonOf = (signatureId: string, versions: readonly AttestedVersion[]): string | null =>
  versions.findLast(({ attestation }) => attestation.signatures.some(({ id }) => id === signatureId))
    ?.replaced?.reason ?? null;
