import type { Answers } from '@firstday/forms';

/** What was signed anew with other answers: the earlier entries are lined through. M-274, 9.0. */
export interface Correction {
  readonly sectionId: string;
  /** The answers that were changed, as they were before. */
  readonly before: Answers;
  /** The date beside the earlier signature, as ISO; null where what was signed stays signed. */
  readonly signedOnBefore: string | null;
  /** Of who corrected, and the day on which: both stand beside each correction. */
  readonly initials: string;
  readonly on: string;
  /** Why, as it was said when the form was sent back. */
  readonly reason?: string | null | undefined;
}

/** The answers before each correction, from the first, and those of today at the end. */
export function answersByTime(answers: Answers, corrections: readonly Correction[]): readonly Answers[] {
  return corrections.reduceRight<readonly Answers[]>(
    (later, { before }) => [{ ...later[0], ...before }, ...later],
    [answers],
  );
}
