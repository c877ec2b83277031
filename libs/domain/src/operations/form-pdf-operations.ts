import { FormPdf, PageExtent, PagePictureQuery, UploadFormPdfQuery } from '../form-pdf.js';
import { sha256Example } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const letter: PageExtent = { width: 612, height: 792 };
const formPdf: FormPdf = {
  sha256: sha256Example,
  name: 'Vehicle policy',
  size: 184_320,
  pages: [letter, letter],
  dropped: ['scripts'],
  field_count: 0,
  suggestion: null,
  created_at: '2026-11-22T09:30:00.000Z',
  _tag: 'FormPdf',
};

export const formPdfOperations = resource({
  tag: 'form_pdfs',
  about: 'PDFs of the account that its own forms fill in, or have read before they are signed.',
  refusals: { BadRequestError: 'The file is encrypted: save it without a password, and send it again' },
  examples: [
    [PageExtent, letter],
    [FormPdf, formPdf],
  ],
  operations: {
    'form_pdfs.upload': operation(
      {
        method: 'POST',
        path: '/form_pdfs',
        summary: 'Upload a PDF for forms of one’s own',
        query: UploadFormPdfQuery,
        answers: { 200: FormPdf },
        errors: badRequestError,
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'form:edit',
        isBeyond: true,
      },
      {
        note: 'One PDF of at most 20 MiB and 200 pages in the part `files`. Scripts, actions, attachments and fields are dropped, and what is left is kept: `sha256` is of that. The same file again answers the same. What no draft and no edition names for 30 days is removed.',
      },
    ),
    'form_pdfs.findBySha256': operation({
      method: 'GET',
      path: '/form_pdfs/{sha256}',
      summary: 'Get a PDF of forms of one’s own',
      answers: { 200: FormPdf },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'form:edit',
      isBeyond: true,
    }),
    'form_pdfs.getContent': operation({
      method: 'GET',
      path: '/form_pdfs/{sha256}/content',
      summary: 'Download a PDF of forms of one’s own',
      answers: { 200: 'application/pdf' },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'form:edit',
      isBeyond: true,
    }),
    'form_pdfs.getPage': operation({
      method: 'GET',
      path: '/form_pdfs/{sha256}/pages/{page}',
      summary: 'Get the picture of a page of such a PDF',
      query: PagePictureQuery,
      answers: { 200: 'image/png' },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      needs: 'form:edit',
      isBeyond: true,
    }),
  },
});
