import type { Answers, Section } from '@firstday/forms';
import type { SignatureEntity } from '../signing/signature.entity.js';
import { isSectionFrozen } from '../section-state-of.js';
import { type TaskAggregate, sectionsOf } from '../task-aggregate.js';
import { signatureHash } from '../trail/signature-hash.js';

export interface AttestedSignature extends Pick<
  SignatureEntity,
  'id' | 'section_id' | 'role' | 'method' | 'name' | 'signed_on'
> {
  readonly signed_at: string;
  /** Of all that the signature says. */
  readonly sha256: string;
}

/** What people have signed of a task at one moment: the sections that are signed, and those that stand fast with them. */
export interface AttestedContent {
  readonly form: string;
  readonly edition: string;
  readonly section_ids: readonly string[];
  readonly opened_section_ids: readonly string[];
  /** Of these sections, blank ones as null. */
  readonly answers: Answers;
  readonly signatures: readonly AttestedSignature[];
}

/** Nothing where nobody has signed anything and nothing was completed. */
export function attestationOf(aggregate: TaskAggregate): AttestedContent | undefined {
  const { task, edition, signatures } = aggregate;
  const sections = sectionsOf(aggregate).filter((section) => isSectionFrozen(aggregate, section));
  if (sections.length === 0) return undefined;
  return {
    form: edition.form,
    edition: edition.edition,
    section_ids: sections.map(({ id }) => id),
    opened_section_ids: task.opened_section_ids,
    answers: Object.assign({}, ...sections.map((section) => attestedAnswers(aggregate, section))),
    signatures: signatures.map(toAttestedSignature),
  };
}

export const pathsOf = (section: Section): readonly string[] =>
  section.pages.flatMap(({ fields }) =>
    fields.filter(({ kind }) => kind !== 'content').map(({ path }) => path),
  );

/** Of a signed section what was frozen with its signature, whatever records say today. */
function attestedAnswers({ given, answers }: TaskAggregate, section: Section): Answers {
  const from = section.signer === 'nobody' ? answers : given;
  return Object.fromEntries(pathsOf(section).map((path) => [path, from[path] ?? null]));
}

const toAttestedSignature = (signature: SignatureEntity): AttestedSignature => ({
  id: signature.id,
  section_id: signature.section_id,
  role: signature.role,
  method: signature.method,
  name: signature.name,
  signed_on: signature.signed_on,
  signed_at: signature.signed_at.toISOString(),
  sha256: signatureHash(signature),
});
