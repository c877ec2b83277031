import type { OperationId } from '@firstday/domain';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import type { OperationInput } from '../../api/operation-input';
import { sessionPath, sessionToken } from './session-token';
import { expiredPath } from './read-session';

const kept = ['content-type', 'content-length', 'content-disposition'];

/** A document or file of the session, streamed; never kept in a cache, never run as a page. */
export async function streamFile<Id extends OperationId>(
  session: string,
  id: Id,
  input: OperationInput<Id>,
): Promise<Response> {
  const token = await sessionToken(session);
  if (!token) return redirectTo(expiredPath(session));
  try {
    const answer = await callRaw(id, input, token);
    if (answer.status === 401) return redirectTo(expiredPath(session));
    if (!answer.ok) return new Response(null, { status: answer.status });
    const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    // A browser's own PDF viewer does not start in a sandbox; whatever else was uploaded stays in one.
    const isPdf = answer.headers.get('content-type')?.startsWith('application/pdf') ?? false;
    if (!isPdf) headers.set('content-security-policy', "default-src 'none'; sandbox");
    for (const name of kept) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(answer.body, { headers });
  } catch (error) {
    if (unavailabilityIn(error)) return redirectTo(`${sessionPath(session)}/unavailable`);
    throw error;
  }
}

const redirectTo = (location: string) => new Response(null, { status: 303, headers: { location } });
