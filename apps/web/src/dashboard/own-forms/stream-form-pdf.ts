import { callRaw } from '../../api/call';
import type { OperationInput } from '../../api/operation-input';
import { userCredential } from '../../api/user-credential';

type Streamed = 'form_pdfs.findBySha256' | 'form_pdfs.getContent' | 'form_pdfs.getPage';

const kept = ['content-type', 'content-length', 'content-disposition'];

/** A PDF of the account, a picture of its pages, or what is known of it, to whoever is signed in and may edit forms. */
export async function streamFormPdf<Id extends Streamed>(
  id: Id,
  input: OperationInput<Id>,
): Promise<Response> {
  const answer = await callRaw(id, input, await userCredential());
  if (!answer.ok) return new Response(null, { status: answer.status });
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const name of kept) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
