import { streamFormPdf } from '../../../../../dashboard/own-forms/stream-form-pdf';

export const dynamic = 'force-dynamic';

/** What is known of a PDF of the account, as JSON. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ readonly sha256: string }> },
) {
  return streamFormPdf('form_pdfs.findBySha256', { params: await params });
}
