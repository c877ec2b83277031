import { callRaw } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { paths } from '../paths';

/** The draft as a document with samples, or back to the builder where it cannot be drawn yet. */
export async function streamFormDocument(form_id: string, signal: AbortSignal): Promise<Response> {
  const input = { params: { form_id }, body: {}, signal };
  const answer = await callRaw('forms.preview', input, await userCredential());
  if (!answer.ok) return new Response(null, { status: 303, headers: { location: paths.form(form_id) } });
  return new Response(answer.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="draft.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
