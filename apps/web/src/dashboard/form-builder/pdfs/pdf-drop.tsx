'use client';
import type { FormPdf } from '@firstday/domain';
import { Banner, FileDrop } from '@firstday/ui';
import { useState } from 'react';
import { useBuilder } from '../builder-context';

interface PdfDropProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly onPdf: (pdf: FormPdf) => void;
}

/** A PDF is dropped or chosen, and sent at once; where it is refused, it is said why. */
export function PdfDrop({ label, isLabelHidden, hint, onPdf }: PdfDropProps) {
  const { words, pdfs } = useBuilder();
  const [sent, setSent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = async (file: File) => {
    setSent(0);
    setRefusal(null);
    const result = await pdfs.upload(file, setSent);
    setSent(null);
    if ('pdf' in result) onPdf(result.pdf);
    else setRefusal(result.message ?? words.sheet.failed);
  };
  return (
    <div className="builder-when">
      <FileDrop
        label={label}
        isLabelHidden={isLabelHidden}
        hint={hint}
        prompt={words.sheet.drop}
        accept="application/pdf,.pdf"
        disabled={sent !== null}
        onFile={(file) => void take(file)}
      />
      {sent === null ? null : (
        <progress className="builder-progress" aria-label={words.sheet.sending} max={1} value={sent} />
      )}
      {refusal === null ? null : (
        <Banner tone="bad" icon="alert" role="alert">
          <span dir="auto">{refusal}</span>
        </Banner>
      )}
    </div>
  );
}
