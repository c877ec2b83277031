'use client';
import type { FormPageContent } from '@firstday/domain';
import { ErrorMessage, TextButton } from '@firstday/ui';
import { useId, useState } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { paths } from '../../paths';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';
import { PdfDrop } from '../pdfs/pdf-drop';
import { DroppedNotice } from '../pdfs/dropped-notice';

interface PageDocumentInputProps {
  readonly value: FormPageContent['document'];
  readonly onChange: (document: FormPageContent['document']) => void;
}

/** The PDF that is read on a page, by its name; it is looked at, replaced or taken away. */
export function PageDocumentInput({ value, onChange }: PageDocumentInputProps) {
  const { words, locale, pdfs, problems } = useBuilder();
  const id = useId();
  const problem = problems.find(({ property }) => property === 'document');
  const [isReplacing, setReplacing] = useState(false);
  const pdf = pdfs.find(value?.sha256);
  if (!value || isReplacing)
    return (
      <PdfDrop
        label={words.readDocument}
        hint={words.readDocumentHint}
        onPdf={({ sha256 }) => {
          setReplacing(false);
          onChange({ sha256 });
        }}
      />
    );
  return (
    <div className="builder-when">
      <p className="fd-label">{words.readDocument}</p>
      {problem ? <ErrorMessage id={id} message={problemText(problem, words)} word={words.error} /> : null}
      <p>
        <a href={paths.formPdfContent(value.sha256)} target="_blank" rel="noreferrer">
          <bdi>{pdf?.name ?? 'PDF'}</bdi>
        </a>{' '}
        {pdf ? (
          <span className="fd-hint">
            {formatMessage(words.sheet.pageCount, { count: pdf.pages.length }, locale)}
          </span>
        ) : null}
      </p>
      {pdf ? <DroppedNotice pdf={pdf} /> : null}
      <p className="builder-tools">
        <TextButton onClick={() => setReplacing(true)}>{words.sheet.replace}</TextButton>
        <TextButton onClick={() => onChange(undefined)}>{words.remove}</TextButton>
      </p>
    </div>
  );
}
