import type { AnswerValue, Edition } from '@firstday/forms';
import { canonicalJson } from '../signing/canonical-json.js';
import { type AttestedSignature, type AttestedContent, pathsOf } from './attested-content.js';

/** An answer that was signed, and signed anew with another value. */
export interface AttestedChange {
  readonly path: string;
  readonly before: AnswerValue;
  readonly after: AnswerValue;
  /** Under which it has the new value. */
  readonly signature: AttestedSignature;
}

/** What was changed from one attestation to the next, in their order: of sections that were signed again. */
export function attestedChanges(
  edition: Edition,
  attestations: readonly AttestedContent[],
): readonly AttestedChange[] {
  return edition.sections.flatMap((section) => {
    const signed = attestations.flatMap(({ answers, signatures }) => {
      const signature = signatures.find(({ section_id }) => section_id === section.id);
      return signature ? [{ answers, signature }] : [];
    });
    return signed.flatMap(({ answers, signature }, at) => {
      const earlier = signed[at - 1];
      if (!earlier || earlier.signature.id === signature.id) return [];
      return pathsOf(section).flatMap((path) => {
        const [before, after] = [earlier.answers[path] ?? null, answers[path] ?? null];
        return isSameAnswer(before, after) ? [] : [{ path, before, after, signature }];
      });
    });
  });
}

export const isSameAnswer = (one: AnswerValue, other: AnswerValue): boolean =>
  canonicalJson(one) === canonicalJson(other);
