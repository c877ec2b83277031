import { UpdateTaskFields } from '@firstday/domain';
import { unavailabilityIn } from '../../../../../../../api/api-unavailable';
import { callRaw } from '../../../../../../../api/call';
import { isSameOrigin } from '../../../../../../../hosted/session/is-same-origin';
import { sessionToken } from '../../../../../../../hosted/session/session-token';

interface Context {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
}

/** Saves single answers as they are given. */
export async function PATCH(request: Request, { params }: Context): Promise<Response> {
  if (!isSameOrigin(request)) return status(403);
  const { session, task } = await params;
  const token = await sessionToken(session);
  if (!token) return status(401);
  const body = UpdateTaskFields.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return status(400);
  try {
    const input = { params: { task_id: task }, body: body.data };
    const answer = await callRaw('tasks.updateFields', input, token);
    return status(answer.ok ? 204 : answer.status);
  } catch (error) {
    if (unavailabilityIn(error)) return status(503);
    throw error;
  }
}

/** Nothing but whether it was saved: the page knows the answers. */
const status = (code: number) =>
  new Response(null, { status: code, headers: { 'cache-control': 'no-store' } });
