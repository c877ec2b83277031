import type { DocumentInput } from '@firstday/documents/renderer';
import { type Edition, initialsOf } from '@firstday/forms';
import { type Resigning, resignings } from '../versions/resignings.js';
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

const toCorrection = (
  { section_id, earlier, signature, changes }: Resigning,
  versions: readonly AttestedVersion[],
): Correction => ({
  sectionId: section_id,
  before: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
  signedOnBefore: earlier.signed_on,
  initials: initialsOf(signature.name),
  on: signature.signed_on,
  reason: reasonOf(earlier.id, versions),
});

/** Said when the last version with the earlier signature was sent back. */
const reasonOf = (signatureId: string, versions: readonly AttestedVersion[]): string | null =>
  versions.findLast(({ attestation }) => attestation.signatures.some(({ id }) => id === signatureId))
    ?.replaced?.reason ?? null;
