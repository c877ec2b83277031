import type { AnswerValue, Edition } from '@firstday/forms';
import { canonicalJson } from '../../sealing/index.js';
import { type AttestedContent, type AttestedSignature, pathsOf } from './attested-content.js';

/** An answer that was signed, and signed anew with another value. */
export interface AttestedChange {
  readonly path: string;
  readonly before: AnswerValue;
  readonly after: AnswerValue;
}

/** A section that was signed again, and what of its answers was changed in between. */
export interface Resigning {
  readonly section_id: string;
  readonly earlier: AttestedSignature;
  readonly signature: AttestedSignature;
  readonly changes: readonly AttestedChange[];
}

/** The sections that were signed again from one attestation to the next, section by section in their order. */
export function resignings(edition: Edition, attestations: readonly AttestedContent[]): readonly Resigning[] {
  return edition.sections.flatMap((section) => {
    const signed = attestations.flatMap(({ answers, signatures }) => {
      const signature = signatures.find(({ section_id }) => section_id === section.id);
      return signature ? [{ answers, signature }] : [];
    });
    return signed.flatMap(({ answers, signature }, at) => {
      const earlier = signed[at - 1];
      if (!earlier || earlier.signature.id === signature.id) return [];
      const changes = pathsOf(section).flatMap((path) => {
        const [before, after] = [earlier.answers[path] ?? null, answers[path] ?? null];
        return isSameAnswer(before, after) ? [] : [{ path, before, after }];
      });
      return [{ section_id: section.id, earlier: earlier.signature, signature, changes }];
    });
  });
}

export const isSameAnswer = (one: AnswerValue, other: AnswerValue): boolean =>
  canonicalJson(one) === canonicalJson(other);
