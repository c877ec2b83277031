import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { currentSession, isSamePerson } from '../session/current-session';

/** Hands a PDF of the builder on while it arrives, for the person to whom the builder was shown. */
export async function receiveFormPdf(request: Request): Promise<Response> {
  const contentType = request.headers.get('content-type');
  const { searchParams } = new URL(request.url);
  const [name, account, user] = ['name', 'account', 'user'].map((key) => searchParams.get(key) ?? '');
  if (!contentType || !request.body || !name) return new Response(null, { status: 400 });
  try {
    const session = await currentSession();
    const place = { path: '', account: account ?? '', user: user ?? '' };
    if (!session?.ok || !isSamePerson(session.value, place)) return new Response(null, { status: 401 });
    const upload = { content: request.body, contentType };
    const answer = await callRaw('form_pdfs.upload', { query: { name }, upload }, await userCredential());
    const headers = { 'cache-control': 'no-store', 'content-type': 'application/json' };
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    if (unavailabilityIn(error)) return new Response(null, { status: 503 });
    throw error;
  }
}
