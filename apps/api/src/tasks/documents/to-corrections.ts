import type { DocumentInput } from '@firstday/documents/renderer';
import { initialsOf, showsCorrections } from '@firstday/forms';
import type { TaskAggregate } from '../task-aggregate.js';
import { type Resigning, resignings } from '../versions/resignings.js';
import type { AttestedSignature } from '../versions/attested-content.js';
import type { AttestedVersion } from '../versions/version-history.js';

type Correction = NonNullable<DocumentInput['corrections']>[number];

type Signed = Pick<TaskAggregate, 'edition' | 'firstSigned'>;

/** What was signed anew, as documents show it, from the first. */
export const toCorrections = (form: Signed, versions: readonly AttestedVersion[]): readonly Correction[] =>
  resigningsIn(form, versions)
    .toSorted((one, other) => (one.signature.signed_at < other.signature.signed_at ? -1 : 1))
    .map((resigning) => toCorrection(form, resigning, versions));

/**
 * The signatures on the lines of a form, by the id of the one in force. M-274, 9.0: who corrects an entry initials and dates
 * it, and the day on which the section was signed at first stays.
 */
export function linedSignatures(
  form: Signed,
  versions: readonly AttestedVersion[],
): ReadonlyMap<string, AttestedSignature> {
  const lined = new Map<string, AttestedSignature>();
  if (!showsCorrections(form.edition)) return lined;
  for (const resigning of resigningsIn(form, versions)) {
    const { earlier, signature } = resigning;
    if (isOfEntries(form, resigning)) lined.set(signature.id, lined.get(earlier.id) ?? earlier);
  }
  return lined;
}

const resigningsIn = ({ edition }: Signed, versions: readonly AttestedVersion[]): readonly Resigning[] =>
  resignings(
    edition,
    versions.map(({ attestation }) => attestation),
  );

/**
 * Whether entries alone were corrected, which have initials and a date beside them. Where no entry changed, the signature
 * itself was corrected; where the employer did not accept an examination, the signature of the next one is the first.
 */
const isOfEntries = ({ firstSigned }: Signed, { section_id, signature, changes }: Resigning): boolean =>
  changes.length > 0 && firstSigned[section_id]?.id !== signature.id;

const toCorrection = (
  form: Signed,
  resigning: Resigning,
  versions: readonly AttestedVersion[],
): Correction => {
  const { section_id, earlier, signature, changes } = resigning;
  return {
    sectionId: section_id,
    before: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
    signedOnBefore: isOfEntries(form, resigning) ? null : earlier.signed_on,
    initials: initialsOf(signature.name),
    on: signature.signed_on,
    reason: reasonOf(earlier.id, versions),
  };
};

/** Said when the last version with the earlier signature was sent back. */
const reasonOf = (signatureId: string, versions: readonly AttestedVersion[]): string | null =>
  versions.findLast(({ attestation }) => attestation.signatures.some(({ id }) => id === signatureId))
    ?.replaced?.reason ?? null;
