import { PolicyDraft } from '@firstday/domain';
import { unavailabilityIn } from '../../../api/api-unavailable';
import { callRaw } from '../../../api/call';
import { userCredential } from '../../../api/user-credential';
import { currentSession, isSamePerson } from '../../session/current-session';

/** A policy as it would be is at most so large: the interface takes no larger one. */
const mostCharacters = 1_000_000;

/** Hands a replay on line by line to the person to whom the editor was shown; whoever goes away ends it. */
export async function streamPolicyReplay(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [account = '', user = ''] = ['account', 'user'].map((key) => searchParams.get(key) ?? '');
  try {
    const session = await currentSession();
    if (!session?.ok || !isSamePerson(session.value, { path: '', account, user })) return refusal(401);
    const text = await textOf(request);
    if (text === undefined) return refusal(413);
    const draft = PolicyDraft.safeParse(parsed(text));
    if (!draft.success) return refusal(400);
    const answer = await callRaw('policies.replay', { body: draft.data }, await userCredential());
    if (!answer.ok) return refusal(answer.status);
    const headers = {
      'cache-control': 'no-store',
      'content-type': 'application/x-ndjson',
      'x-content-type-options': 'nosniff',
    };
    return new Response(answer.body, { headers });
  } catch (error) {
    if (unavailabilityIn(error)) return refusal(503);
    throw error;
  }
}

const refusal = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** What was sent; undefined where it is more than a policy can be. */
async function textOf({ body }: Request): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (text.length <= mostCharacters) continue;
    await reader.cancel();
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
