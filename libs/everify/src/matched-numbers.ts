import type { EmployeePart } from './prepare-case.js';
import { type StatusChange, toAlienNumber, toDocumentNumber } from './read-status-change-report.js';

export type MatchedNumber = 'a_number' | 'document_number';

/**
 * The numbers of a person by which a line of the report is about the person of this case, whose number it names already: none where
 * they are another's. Not everybody has an A-number on Form I-9, and who has one may have shown another document since; but an
 * A-number that differs is another person's, whatever the document says.
 */
export function matchedNumbers(
  { alienNumber, documentNumber }: StatusChange,
  fields: EmployeePart,
): readonly MatchedNumber[] {
  const ofForm = toAlienNumber(fields.alien_number ?? '');
  const hasAlienNumber = alienNumber !== null && ofForm !== null;
  if (hasAlienNumber && alienNumber !== ofForm) return [];
  const isSameDocument = documentNumber !== null && documentNumbers(fields).includes(documentNumber);
  return [
    ...(hasAlienNumber ? (['a_number'] as const) : []),
    ...(isSameDocument ? (['document_number'] as const) : []),
  ];
}

/** Of the documents that show an authorization to work. */
function documentNumbers(fields: EmployeePart): readonly string[] {
  const { i766_number, i551_number, i94_number, foreign_passport_number, document_bc_number } = fields;
  const numbers = [i766_number, i551_number, i94_number, foreign_passport_number, document_bc_number];
  return numbers.flatMap((number) => toDocumentNumber(number ?? '') ?? []);
}
