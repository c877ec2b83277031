'use client';
import { Banner } from '@firstday/ui';
import { formatMessage } from '../../i18n/format-message';
import { DocumentPages, type DocumentPagesWords } from '../reading/document-pages';
import { toMegabytes } from '../reading/to-megabytes';
import { formPdfPath, useFormPdf } from './use-form-pdf';

export interface TrialDocumentWords extends Pick<DocumentPagesWords, 'asText' | 'noText' | 'opensInNewTab'> {
  readonly missing: string;
  readonly openPdf: string;
  readonly pageOf: string;
}

interface TrialDocumentProps {
  readonly sha256: string;
  readonly locale: string;
  readonly words: TrialDocumentWords;
}

/** The PDF of a page, as people will read it; its texts come with their task. */
export function TrialDocument({ sha256, locale, words }: TrialDocumentProps) {
  const pdf = useFormPdf(sha256);
  if (pdf === undefined) return null;
  if (pdf === null) return <Banner tone="warn" icon="alert" title={words.missing} />;
  const at = formPdfPath(sha256);
  return (
    <DocumentPages
      title={pdf.name}
      pages={pdf.pages}
      pdf={`${at}/content`}
      picture={(page, width) => `${at}/pages/${page}?width=${width}`}
      words={{
        ...words,
        openPdf: formatMessage(words.openPdf, { size: toMegabytes(pdf.size, locale) }, locale),
        pageOf: (page) => formatMessage(words.pageOf, { page, pages: pdf.pages.length }, locale),
      }}
    />
  );
}
