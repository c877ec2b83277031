import { widthIn } from '../../../../../../../api/width-in';
import { streamFormPdf } from '../../../../../../../dashboard/own-forms/stream-form-pdf';

export const dynamic = 'force-dynamic';

/** The picture of one page of it. */
export async function GET(
  request: Request,
  { params }: { readonly params: Promise<{ readonly sha256: string; readonly page: string }> },
) {
  const { signal } = request;
  return streamFormPdf('form_pdfs.getPage', { params: await params, query: widthIn(request), signal });
}
