import type { PdfRefusal } from '@firstday/documents/renderer';
import { badRequest, ProblemError } from '../../context/index.js';

/** Tells the caller why a PDF is refused. */
export function toPdfProblem({ code, message }: Pick<PdfRefusal, 'code' | 'message'>): ProblemError {
  if (code === 'not_a_pdf') return new ProblemError(415, 'UnsupportedMediaTypeError', message);
  if (code === 'too_large') return new ProblemError(413, 'PayloadTooLargeError', message);
  return badRequest(message);
}
