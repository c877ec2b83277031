import type { FormBox, FormContent, PageExtent } from '@firstday/domain';
import type { ContentIssue } from './content-issue.js';

/** The pages of the account's PDFs, by their SHA-256. */
export type KnownPdfs = ReadonlyMap<string, readonly PageExtent[]>;

/** Fields of other programs reach over the edge by a hair. */
const tolerance = 1;

/** The PDFs that a form names: the one that is filled in, and those that are read; each once. */
export const pdfsOf = ({ pdf, sections }: FormContent): readonly string[] => [
  ...new Set([
    ...(pdf ? [pdf.sha256] : []),
    ...sections.flatMap(({ pages }) => pages.flatMap(({ document }) => document?.sha256 ?? [])),
  ]),
];

/** What is wrong with the PDFs that a form names: the account has no such file, or a box is not on its pages. */
export function pdfIssues({ pdf, sections }: FormContent, known: KnownPdfs): readonly ContentIssue[] {
  const unknown = (path: ContentIssue['path']) => ({
    path: [...path, 'sha256'],
    message: 'Expected a PDF that the account has uploaded',
  });
  const pages = pdf && known.get(pdf.sha256);
  return [
    ...(pdf && !pages ? [unknown(['pdf'])] : []),
    ...(pdf && pages ? pdf.boxes.flatMap((box, at) => boxIssues(box, pages, ['pdf', 'boxes', at])) : []),
    ...sections.flatMap((section, at) =>
      section.pages.flatMap(({ document }, index) =>
        document && !known.has(document.sha256)
          ? [unknown(['sections', at, 'pages', index, 'document'])]
          : [],
      ),
    ),
  ];
}

function boxIssues(box: FormBox, pages: readonly PageExtent[], path: ContentIssue['path']): ContentIssue[] {
  const page = pages[box.page - 1];
  if (!page)
    return [{ path: [...path, 'page'], message: `Expected a page of the PDF, which has ${pages.length}` }];
  const isInside =
    box.x >= -tolerance &&
    box.y >= -tolerance &&
    box.x + box.width <= page.width + tolerance &&
    box.y + box.height <= page.height + tolerance;
  return isInside ? [] : [{ path, message: 'Expected a place on the page: this one is outside of it' }];
}
