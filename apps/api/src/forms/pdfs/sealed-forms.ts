import type { SealedDataOfRoom } from '../../sealing/index.js';
import { lockFormPdf } from './form-pdfs.store.js';

/** What forms keep sealed: their PDFs, and the pictures and texts of their pages. */
export const sealedForms: SealedDataOfRoom = {
  columns: [],
  fileLocks: { form_pdfs: lockFormPdf, form_pdf_pages: lockFormPdf },
};
