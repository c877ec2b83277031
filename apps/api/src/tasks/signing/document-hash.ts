import type { Answers, Section } from '@firstday/forms';
import type { TaskAggregate } from '../task-aggregate.js';
import { canonicalJson } from '../../sealing/index.js';
import { sha256 } from './sha256.js';
import type { SignatureEntity } from './signature.entity.js';

type HashedSignature = Pick<SignatureEntity, 'id' | 'section_id' | 'name' | 'method' | 'signed_on'> & {
  readonly signed_at: Date;
};

/** What is signed: the form's edition, its answers as they stand, and the signatures that are on it. */
export const documentHash = (
  { edition, answers }: TaskAggregate,
  signatures: readonly HashedSignature[],
): string =>
  sha256(
    canonicalJson({
      form: edition.form,
      edition: edition.edition,
      answers,
      signatures: signatures.map(({ id, section_id, name, method, signed_at, signed_on }) => ({
        id,
        section_id,
        name,
        method,
        signed_at: signed_at.toISOString(),
        signed_on,
      })),
    }),
  );

/** The answers of one section as they stand, blank ones as null but for fields that earlier signatures do not know. */
export const signedAnswers = (section: Section, answers: Answers): Answers => {
  const paths = section.pages.flatMap((page) =>
    page.fields
      .filter(({ path, isAddedLater }) => !isAddedLater || (answers[path] ?? null) !== null)
      .map(({ path }) => path),
  );
  return Object.fromEntries(paths.map((path) => [path, answers[path] ?? null]));
};

export const answersHash = (section: Section, answers: Answers): string =>
  sha256(canonicalJson(signedAnswers(section, answers)));
