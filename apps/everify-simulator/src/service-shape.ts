import type { CaseDetails, ClosureReason, FieldsToConfirm } from '@firstday/everify';

import { fileReply, jsonReply, type Reply } from './reply.ts';
import type { SimulatedCase } from './simulated-case.ts';

/** Public clients describe some answers in two forms; `docs/everify.md` lists them. */
export type ServiceShape = 'a' | 'b';

/** The answers that differ. */
interface ShapedAnswers {
  duplicates(found: readonly SimulatedCase[]): Reply;
  updated(cases: readonly CaseDetails[]): Reply;
  confirmed(caseNumbers: readonly string[]): Reply;
  fieldsToConfirm(fields: FieldsToConfirm): Reply;
  photo(png: Buffer): Reply;
  closureReasons(reasons: readonly ClosureReason[]): Reply;
}

/** Of the fullest public client of version 31. */
const a: ShapedAnswers = {
  duplicates: (found) => jsonReply({ total_results: found.length, results: found.map(toResult) }),
  updated: (cases) => jsonReply({ updated_cases: cases }),
  confirmed: (caseNumbers) => jsonReply({ confirmed_cases: caseNumbers, unconfirmed_cases: [] }),
  fieldsToConfirm: ({ case_fields }) =>
    jsonReply({ case_fields: case_fields.map(({ field_name }) => field_name) }),
  photo: (png) => jsonReply({ document_photo: png.toString('base64') }),
  closureReasons: (reasons) =>
    jsonReply({ results: reasons.map(({ code }) => ({ code, name: nameOfCode(code) })) }),
};

const b: ShapedAnswers = {
  duplicates: (found) =>
    jsonReply({ cases: found.map(({ details }) => ({ case_number: details.case_number })) }),
  updated: (cases) => jsonReply({ cases }),
  confirmed: () => jsonReply({}),
  fieldsToConfirm: (fields) => jsonReply(fields),
  photo: (png) => fileReply('image/png', png),
  closureReasons: (reasons) => jsonReply({ closure_reasons: reasons }),
};

export const shapedAnswers: Readonly<Record<ServiceShape, ShapedAnswers>> = { a, b };

const toResult = ({ details, fields, openedAt }: SimulatedCase) => ({
  case_number: details.case_number,
  case_status: details.case_status,
  case_status_display: details.case_status_display,
  first_name: fields.first_name,
  last_name: fields.last_name,
  created_date: new Date(openedAt).toISOString().slice(0, 10),
});

/** `INCORRECT_DATA` is “Incorrect data”: the simulator has no words of the government’s. */
export function nameOfCode(code: string): string {
  const words = code.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
