'use client';
import type { FormPdf } from '@firstday/domain';
import { useState } from 'react';
import { uploadPdf, type UploadResult } from './upload-pdf';

/** The PDFs that the form has named since it was opened. */
export interface Pdfs {
  readonly find: (sha256: string | undefined) => FormPdf | undefined;
  readonly upload: (file: File, onProgress: (part: number) => void) => Promise<UploadResult>;
}

export function usePdfs(known: readonly FormPdf[], uploadTo: string): Pdfs {
  const [pdfs, setPdfs] = useState<ReadonlyMap<string, FormPdf>>(
    () => new Map(known.map((pdf) => [pdf.sha256, pdf])),
  );
  return {
    find: (sha256) => (sha256 === undefined ? undefined : pdfs.get(sha256)),
    upload: async (file, onProgress) => {
      const result = await uploadPdf(uploadTo, file, onProgress);
      if ('pdf' in result) setPdfs((before) => new Map(before).set(result.pdf.sha256, result.pdf));
      return result;
    },
  };
}
