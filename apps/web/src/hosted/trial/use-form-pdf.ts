'use client';
import { FormPdf } from '@firstday/domain';
import { useEffect, useState } from 'react';

/** Where the dashboard shows a PDF of the account, to whoever writes its forms. */
export const formPdfPath = (sha256: string): string => `/dashboard/form-pdfs/${sha256}`;

/** What the account knows of a PDF; undefined until it is there, null where there is none. */
export function useFormPdf(sha256: string): FormPdf | null | undefined {
  const [found, setFound] = useState<{ readonly sha256: string; readonly pdf: FormPdf | null }>();
  useEffect(() => {
    const leaving = new AbortController();
    const keep = (pdf: FormPdf | null) => leaving.signal.aborted || setFound({ sha256, pdf });
    void fetch(formPdfPath(sha256), { signal: leaving.signal })
      .then(async (answer) => (answer.ok ? FormPdf.parse(await answer.json()) : null))
      .catch(() => null)
      .then(keep);
    return () => leaving.abort();
  }, [sha256]);
  return found?.sha256 === sha256 ? found.pdf : undefined;
}
