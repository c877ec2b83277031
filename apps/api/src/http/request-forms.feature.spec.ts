import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

describe('a request of an unusual form', () => {
  it('by TRACE is answered with nothing of what was sent', async () => {
    const headers = { authorization: `Bearer ${api.live.apiToken}`, cookie: '__session=fd_user_mine' };
    const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const asked = request(`${api.url}/api/v1/employees`, { method: 'TRACE', headers });
      asked.on('response', (response) =>
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject),
      );
      asked.on('error', reject).end();
    });
    expect(answer.status).toBe(405);
    expect(answer.body).not.toMatch(/fd_user|fd_live/);
  });

  it.each(['per_page=1&per_page=2', 'page=1&page=2&page=3'])(
    'that says a parameter twice is refused: %s',
    async (query) => {
      const answer = await api.request('GET', `/api/v1/employees?${query}`);
      expect([answer.status, answer.body._tag]).toEqual([400, 'HttpApiDecodeError']);
    },
  );
});

describe('the policy of the API’s answers', () => {
  it('lets no page load from elsewhere, embed objects or move its base', async () => {
    const policy = (await api.request('GET', '/api/v1/employees')).headers.get('content-security-policy');
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(policy).toContain(directive);
  });
});
