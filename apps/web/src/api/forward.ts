import { config } from '../config';
import { answerHeaders, requestHeaders } from './forwarded-headers';

/** Hands a request on to the API as it is, so that integrators and pages share one origin. Bodies are streamed. */
export async function forwardToApi(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    const answer = await fetch(`${config.apiUrl}${pathname}${search}`, forwarded(request));
    return new Response(answer.body, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answerHeaders(answer.headers),
    });
  } catch {
    return unreachable();
  }
}

function forwarded(request: Request): RequestInit & { duplex?: 'half' } {
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers: requestHeaders(request.headers),
    redirect: 'manual',
    cache: 'no-store',
    signal: request.signal,
  };
  return request.body === null ? init : { ...init, body: request.body, duplex: 'half' };
}

function unreachable(): Response {
  const body = {
    _tag: 'ServiceUnavailable',
    message: 'The service is starting or stopped. Try again in a moment.',
  };
  return Response.json(body, { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
}
