import { unavailabilityIn } from '../../api/api-unavailable';
import { currentSession, isSamePerson } from '../session/current-session';

/** As many ids as an act takes fit in it. */
const mostCharacters = 400_000;

const safe = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const refusal = (status: number) => new Response(null, { status, headers: safe });

/** How an act is asked of what was sent; undefined where that is no such act. */
type Act = (given: unknown) => Promise<Response | undefined>;

/** Hands an act on as it goes, to the person to whom the list was shown; whoever goes away ends it. */
export async function streamAct(request: Request, act: Act | undefined): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [account = '', user = ''] = ['account', 'user'].map((key) => searchParams.get(key) ?? '');
  try {
    const session = await currentSession();
    if (!session?.ok || !isSamePerson(session.value, { path: '', account, user })) return refusal(401);
    const given = await givenIn(request);
    const answer = await act?.(given);
    if (!answer) return refusal(400);
    if (!answer.ok) return refusal(answer.status);
    const kept = ['content-type', 'content-disposition'].flatMap((header) => {
      const value = answer.headers.get(header);
      return value === null ? [] : [[header, value]];
    });
    return new Response(answer.body, { headers: { ...safe, ...Object.fromEntries(kept) } });
  } catch (error) {
    if (unavailabilityIn(error)) return refusal(503);
    throw error;
  }
}

/** What was sent: by a script as it is, by a form in a field. Nothing where it is more than an act can be. */
async function givenIn(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? mostCharacters + 1) > mostCharacters) return undefined;
  const isForm = !request.headers.get('content-type')?.startsWith('application/json');
  try {
    const text = isForm ? (await request.formData()).get('act') : await request.text();
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
