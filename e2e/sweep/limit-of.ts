import type { APIRequestContext } from '@playwright/test';

interface Asked {
  /** Of another service than the one of the journeys. */
  readonly baseUrl?: string;
  /** The token of a hosted session; without it the browser's cookie says who asks. */
  readonly token?: string | undefined;
}

/** How many API calls a session has left, and for how many seconds. The question itself is one of them. */
export async function limitOf(request: APIRequestContext, { baseUrl = '', token }: Asked = {}) {
  const path = token === undefined ? 'session' : 'form_session';
  const answer = await request.get(`${baseUrl}/api/v1/${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const headers = answer.headers();
  return { left: Number(headers['ratelimit-remaining']), seconds: Number(headers['ratelimit-reset']) };
}
