import type { Answers } from '../../answers.js';
import { textAnswer } from '../../checks/check.js';
import { initialsOf } from '../../initials-of.js';
import type { Signature } from '../../signature.js';
import { dateAsPrinted } from '../official-pdf.js';
import { extensionNote } from './document-extension.js';
import { blockOf, boxOf } from './presented-document.js';

const sectionIds = ['section_2', 'supplement_b_1', 'supplement_b_2', 'supplement_b_3'];

/** M-274: what was chosen beside the form is noted in Additional Information, before what the employer wrote there. */
export function i9PrintedAnswers(answers: Answers, signatures: readonly Signature[]): Answers {
  const noted = sectionIds.flatMap((sectionId) => {
    const note = extensionNote(answers, sectionId);
    if (note === '') return [];
    const path = boxOf(sectionId, 'additional_information');
    const written = textAnswer(answers, path);
    return [[path, [initialed(note, sectionId, signatures), written].filter(Boolean).join('\n')] as const];
  });
  return noted.length === 0 ? answers : { ...answers, ...Object.fromEntries(noted) };
}

/** Supplement B asks for initials and date beside each notation. */
function initialed(note: string, sectionId: string, signatures: readonly Signature[]): string {
  const signature = signatures.find((it) => it.sectionId === sectionId);
  if (blockOf(sectionId) === null || !signature) return note;
  return `${note}, ${initialsOf(signature.name)} ${dateAsPrinted(signature.signedOn) ?? ''}`;
}
