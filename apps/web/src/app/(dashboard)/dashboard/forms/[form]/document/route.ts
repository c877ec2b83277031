import { streamFormDocument } from '../../../../../../dashboard/own-forms/stream-form-document';

export const dynamic = 'force-dynamic';

export async function GET(
  request: Request,
  { params }: { readonly params: Promise<{ readonly form: string }> },
) {
  return streamFormDocument((await params).form, request.signal);
}
