/** Why a PDF is not taken, and what whoever brought it is told. */
export const pdfRefusals = {
  not_a_pdf: 'This file is not a PDF.',
  broken: 'This PDF is damaged and cannot be read.',
  encrypted: 'This PDF is protected by a password. Save it without one, and try again.',
  xfa_only:
    'This is a dynamic XFA form, which only Adobe’s own programs show. Print it to a PDF, and try again.',
  too_large: 'This PDF is larger than 20 MB.',
  too_many_pages: 'This PDF has more than 200 pages.',
  too_many_fields: 'This PDF has more than 1,000 fields.',
  page_size: 'This PDF has a page that is too small or too large to be a form.',
  too_complex: 'This PDF takes too long or too much memory to read.',
} as const;

export type PdfRefusalCode = keyof typeof pdfRefusals;

/** A PDF that is not taken. */
export class PdfRefusal extends Error {
  constructor(
    readonly code: PdfRefusalCode,
    options?: ErrorOptions,
  ) {
    super(pdfRefusals[code], options);
    this.name = 'PdfRefusal';
  }
}
