import { isBlank, type Answers, type Edition, type Signature } from '@firstday/forms/engine';
import { initialsOf } from '@firstday/forms';
import type { Correction } from './correction.js';

type SignedForm = { readonly edition: Edition; readonly signatures: readonly Signature[] };

const signedAmendments = ({ edition, signatures }: SignedForm) =>
  edition.sections.flatMap(({ id, amends }) => {
    const signature = signatures.find(({ sectionId }) => sectionId === id);
    return amends && signature ? [{ id, ...amends, signature }] : [];
  });

/** Each entry with what took its place, where that was signed. */
export function withAmendments(form: SignedForm, answers: Answers): Answers {
  const later = signedAmendments(form).flatMap(({ path, by }) => {
    const answer = answers[by];
    return isBlank(answer) ? [] : [[path, answer] as const];
  });
  return later.length === 0 ? answers : { ...answers, ...Object.fromEntries(later) };
}

/** What was corrected and what took another entry's place, from the first: either is lined through. */
export function withAmendmentsShown(
  form: SignedForm,
  corrections: readonly Correction[],
): readonly Correction[] {
  return signedAmendments(form).reduce<readonly Correction[]>((shown, { id, by, signature }) => {
    const again = shown.findIndex(({ sectionId }) => sectionId === id);
    const on = shown[again]?.signedOnBefore ?? signature.signedOn;
    const later = shown.findIndex((it) => it.on > on);
    const at = again >= 0 ? again : later >= 0 ? later : shown.length;
    const amendment: Correction = {
      sectionId: id,
      before: { [by]: null },
      signedOnBefore: null,
      initials: initialsOf(signature.name),
      on,
    };
    return shown.toSpliced(at, 0, amendment);
  }, corrections);
}
