import { pagePictureWidths } from '@firstday/domain';
import type { FormPdfEntity } from './form-pdf.entity.js';

type Named = Pick<FormPdfEntity, 'id'>;

const content = ({ id }: Named): string => `form_pdfs/${id}`;
const texts = ({ id }: Named): string => `form_pdf_pages/${id}/texts`;
const picture = ({ id }: Named, page: number, width: number): string =>
  `form_pdf_pages/${id}/${page}_${width}`;

/** Where the files of a PDF are kept: its content, the texts of its pages, the picture of a page, and all that there may be. */
export const formPdfKeys = {
  content,
  texts,
  picture,
  all: (pdf: Pick<FormPdfEntity, 'id' | 'pages'>): readonly string[] => [
    content(pdf),
    texts(pdf),
    ...pdf.pages.flatMap((_, at) => pagePictureWidths.map((width) => picture(pdf, at + 1, width))),
  ],
};
