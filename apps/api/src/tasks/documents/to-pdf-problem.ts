import type { PdfRefusal } from '@firstday/documents/renderer';
import { badRequest, ProblemError } from '../../context/index.js';

/** What whoever brought a PDF is told of why it is not taken. */
export function toPdfProblem({ code, message }: Pick<PdfRefusal, 'code' | 'message'>): ProblemError {
  if (code === 'not_a_pdf') return new ProblemError(415, 'UnsupportedMediaTypeError', message);
  if (code === 'too_large') return new ProblemError(413, 'PayloadTooLargeError', message);
  return badRequest(message);
}
