import { unavailabilityIn } from '../../../../../../../../api/api-unavailable';
import { callRaw } from '../../../../../../../../api/call';
import { isSameOrigin } from '../../../../../../../../hosted/session/is-same-origin';
import { sessionToken } from '../../../../../../../../hosted/session/session-token';

interface Context {
  readonly params: Promise<{ readonly session: string; readonly subtask: string }>;
}

/** Hands a file on while it arrives: it is never held here. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const contentType = request.headers.get('content-type');
  const { body } = request;
  if (!contentType || !body) return new Response(null, { status: 400 });
  return inSession(request, context, (token, subtask) =>
    callRaw(
      'subtasks.uploadFiles',
      { params: { subtask_id: subtask }, upload: { content: body, contentType } },
      token,
    ),
  );
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  const file = new URL(request.url).searchParams.get('file');
  if (!file) return new Response(null, { status: 400 });
  return inSession(request, context, (token, subtask) =>
    callRaw('subtasks.deleteFile', { params: { subtask_id: subtask, file_id: file } }, token),
  );
}

async function inSession(
  request: Request,
  { params }: Context,
  send: (token: string, subtask: string) => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 });
  const { session, subtask } = await params;
  const token = await sessionToken(session);
  if (!token) return new Response(null, { status: 401 });
  try {
    const answer = await send(token, subtask);
    const type = answer.headers.get('content-type');
    const headers = { 'cache-control': 'no-store', ...(type ? { 'content-type': type } : {}) };
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    if (unavailabilityIn(error)) return new Response(null, { status: 503 });
    throw error;
  }
}
