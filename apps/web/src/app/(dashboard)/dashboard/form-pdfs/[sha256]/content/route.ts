import { streamFormPdf } from '../../../../../../dashboard/own-forms/stream-form-pdf';

export const dynamic = 'force-dynamic';

/** The PDF itself. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ readonly sha256: string }> },
) {
  return streamFormPdf('form_pdfs.getContent', { params: await params });
}
