'use client';
import type { FormPdf } from '@firstday/domain';
import type { KnownPdfs } from '@firstday/forms';
import { useMemo, useState } from 'react';
import { uploadPdf, type UploadResult } from './upload-pdf';

/** The PDFs that the form has named since it was opened. */
export interface Pdfs {
  /** Their pages. */
  readonly known: KnownPdfs;
  readonly find: (sha256: string | undefined) => FormPdf | undefined;
  readonly upload: (file: File, onProgress: (part: number) => void) => Promise<UploadResult>;
}

export function usePdfs(given: readonly FormPdf[], uploadTo: string): Pdfs {
  const [pdfs, setPdfs] = useState<ReadonlyMap<string, FormPdf>>(
    () => new Map(given.map((pdf) => [pdf.sha256, pdf])),
  );
  const known = useMemo(() => new Map([...pdfs].map(([sha256, { pages }]) => [sha256, pages])), [pdfs]);
  return {
    known,
    find: (sha256) => (sha256 === undefined ? undefined : pdfs.get(sha256)),
    upload: async (file, onProgress) => {
      const result = await uploadPdf(uploadTo, file, onProgress);
      if ('pdf' in result) setPdfs((before) => new Map(before).set(result.pdf.sha256, result.pdf));
      return result;
    },
  };
}
