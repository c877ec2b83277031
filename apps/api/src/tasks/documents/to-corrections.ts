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
    .map(toCorrection);

const toCorrection = ({ section_id, earlier, signature, changes }: Resigning): Correction => ({
  sectionId: section_id,
  before: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
  signedOnBefore: earlier.signed_on,
  initials: initialsOf(signature.name),
  on: signature.signed_on,
});
