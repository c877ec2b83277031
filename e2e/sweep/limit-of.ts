import type { APIRequestContext } from '@playwright/test';

/**
 * How many API calls the signed-in person has left, and for how many seconds. The question itself is one of them.
 * @param baseUrl of another service than the one of the journeys
 */
export async function limitOf(request: APIRequestContext, baseUrl = '') {
  const headers = (await request.get(`${baseUrl}/api/v1/session`)).headers();
  return { left: Number(headers['ratelimit-remaining']), seconds: Number(headers['ratelimit-reset']) };
}
