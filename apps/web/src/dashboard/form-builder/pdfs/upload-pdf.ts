import { FormPdf } from '@firstday/domain';
import { z } from 'zod';

export type UploadResult =
  | { readonly pdf: FormPdf }
  /** In the words of the service, or without any where it was not reached. */
  | { readonly message: string | null };

/** Why a file was not taken. */
const Refusal = z.object({ message: z.string() });

/**
 * Sends a PDF for a form.
 * @param to where it is sent, with who sends it
 * @param onProgress how much of it has been sent, up to 1
 */
export function uploadPdf(to: string, file: File, onProgress: (part: number) => void): Promise<UploadResult> {
  const body = new FormData();
  body.append('files', file, file.name);
  return new Promise((resolve) => {
    // Of `fetch` nobody learns how far it is.
    const request = new XMLHttpRequest();
    request.open('POST', `${to}&name=${encodeURIComponent(titleOf(file))}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('error', () => resolve({ message: null }));
    request.addEventListener('load', () => {
      const pdf = FormPdf.safeParse(request.response);
      if (request.status === 200 && pdf.success) return resolve({ pdf: pdf.data });
      const refusal = Refusal.safeParse(request.response);
      resolve({ message: refusal.success ? refusal.data.message : null });
    });
    request.send(body);
  });
}

/** `Vehicle policy` of `Vehicle policy.pdf`. */
const titleOf = ({ name }: File): string =>
  name
    .replace(/\.pdf$/i, '')
    .trim()
    .slice(0, 200) || 'PDF';
