import type { FormDefinition } from '../catalog/form-definition.js';

/** With the day on which the employee signed: the notice has boxes for it. */
export const payNoticePrintedAnswers: NonNullable<FormDefinition['printedAnswers']> = (
  answers,
  signatures,
) => {
  const signed = signatures.find(({ sectionId }) => sectionId === 'employee');
  return signed ? { ...answers, 'task.signed_on': signed.signedOn } : answers;
};
