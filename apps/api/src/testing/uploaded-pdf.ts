import { PDFDocument } from 'pdf-lib';
import type { TestApi, TestResponse } from './test-api.js';

interface UploadOptions {
  readonly name?: string;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A PDF with a text on each page. */
export async function drawnPdf(...pages: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const text of pages) pdf.addPage([612, 792]).drawText(text, { x: 72, y: 700, size: 14 });
  return Buffer.from(await pdf.save());
}

/** Sends a PDF for forms of one's own. */
export function uploadPdf(
  api: TestApi,
  bytes: Uint8Array,
  { name = 'Vehicle policy', ...by }: UploadOptions = {},
): Promise<TestResponse> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), 'any.pdf');
  return api.call('form_pdfs.upload', { query: { name }, form, ...by });
}

/** The hash of one that the live account has. */
export async function uploadedPdf(api: TestApi, ...pages: readonly string[]): Promise<string> {
  const { status, body } = await uploadPdf(api, await drawnPdf(...pages));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.sha256;
}
