import type { SignatureEntity } from '../signing/signature.entity.js';
import { isSigned, sectionsOf, type TaskAggregate } from '../task-aggregate.js';
import { signatureContent } from '../trail/signature-hash.js';
import { signedAnswers } from '../signing/document-hash.js';

/** What the folder of a form has besides its record, and what of it could not be read. */
export interface FormPapers {
  readonly documents: readonly {
    readonly id: string;
    readonly version: number;
    readonly pdf: string;
    readonly certificate: string;
  }[];
  readonly files: readonly { readonly id: string; readonly path: string; readonly file: string }[];
  readonly versions: readonly { readonly number: number; readonly file: string }[];
  readonly missing: readonly string[];
}

/**
 * A form as data: its answers, those that were signed as they were hashed, and its signatures with all that the trail has a hash
 * of.
 */
export function toFormRecord(
  aggregate: TaskAggregate,
  signatures: readonly SignatureEntity[],
  papers: FormPapers,
) {
  const { task, edition, answers, given } = aggregate;
  const sections = sectionsOf(aggregate);
  return {
    task_id: task.id,
    employee_id: task.employee_id,
    employer_id: task.employer_id,
    form: edition.form,
    edition: edition.edition,
    completed_at: task.completed_at?.toISOString() ?? null,
    withdrawn_at: task.deleted_at?.toISOString() ?? null,
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title.en,
      signer: section.signer,
    })),
    answers,
    signed_answers: Object.fromEntries(
      edition.sections
        .filter((section) => isSigned(aggregate, section))
        .map((section) => [section.id, signedAnswers(section, given)]),
    ),
    signatures: signatures.map((signature) => ({
      content: signatureContent(signature),
      voided_at: signature.voided_at?.toISOString() ?? null,
      void_reason: signature.void_reason,
    })),
    ...papers,
  };
}
