import type { DocumentInput } from '@firstday/documents/renderer';
import type { Edition } from '@firstday/forms';
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

/** The first letter of each name, as people initial a correction; of a script without letters of its own, its first sign. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((part) => /\p{L}\p{M}*/u.exec(part)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
