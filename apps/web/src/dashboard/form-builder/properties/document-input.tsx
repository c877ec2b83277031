'use client';
import type { FormPageContent } from '@firstday/domain';
import { TextButton } from '@firstday/ui';
import { useState } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { paths } from '../../paths';
import { useBuilder } from '../builder-context';
import { PdfDrop } from '../pdfs/pdf-drop';
import { DroppedNotice } from '../pdfs/dropped-notice';

interface DocumentInputProps {
  readonly value: FormPageContent['document'];
  readonly onChange: (document: FormPageContent['document']) => void;
}

/** The PDF that is read on a page, by its name; it is looked at, replaced or taken away. */
export function DocumentInput({ value, onChange }: DocumentInputProps) {
  const { words, locale, pdfs } = useBuilder();
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
