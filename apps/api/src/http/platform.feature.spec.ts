import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const send = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${api.url}/api/v1/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.live.apiToken}`, ...headers },
    body,
  });

describe('the house rules of every request', () => {
  it("answers an unknown route in the contract's shape, below its prefix and elsewhere", async () => {
    for (const path of ['/api/v1/nothing', '/nothing', '/api']) {
      const answer = await api.request('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such route', _tag: 'ResourceNotFoundError' });
    }
  });

  it('answers a method that a path does not take with 405, and says which ones it takes', async () => {
    const allowed = async (method: string, path: string) => {
      const answer = await api.request(method, path);
      return [answer.status, answer.headers.get('allow'), answer.body['_tag']];
    };
    const refused = 'MethodNotAllowedError';
    expect(await allowed('PUT', '/api/v1/clients')).toEqual([405, 'GET, POST', refused]);
    expect(await allowed('DELETE', '/api/v1/clients')).toEqual([405, 'GET, POST', refused]);
    expect(await allowed('POST', '/api/v1/clients/cl_1')).toEqual([405, 'GET, PATCH, DELETE', refused]);
    expect(await allowed('PATCH', '/api/v1/policy_facts?page=1')).toEqual([405, 'GET', refused]);
    expect(await allowed('PATCH', '/api/v1/nothing')).toEqual([404, null, 'ResourceNotFoundError']);
  });

  it('gives every response a request id, the caller’s own where it is a plain one', async () => {
    const own = await api.request('GET', '/api/v1/clients', {
      headers: { 'x-request-id': 'caller-12345678' },
    });
    expect(own.headers.get('x-request-id')).toBe('caller-12345678');
    const odd = await api.request('GET', '/nothing', { headers: { 'x-request-id': 'a<script>' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('takes no Social Security number for a request id: those are kept and logged', async () => {
    for (const given of ['512-83-7741', '512837741']) {
      const answer = await api.request('GET', '/nothing', { headers: { 'x-request-id': given } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('refuses a body that is not JSON with 400, and another media type with 415', async () => {
    expect((await send('{"name": ')).status).toBe(400);
    expect((await send('name=x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send('{}', { 'content-type': 'application/json; charset=latin1' })).status).toBe(415);
  });

  it('takes hostile values for what they are and never answers 500', async () => {
    const bodies = [
      'null',
      '[]',
      '"text"',
      '{"name":"\\u0000"}',
      '{"name":"\\ud800"}',
      '{"__proto__":{"admin":true},"name":1}',
      '{"name":{"$gt":""}}',
      `{"name":"ok","deep":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ];
    for (const body of bodies)
      expect([body.slice(0, 40), (await send(body)).status]).toEqual([body.slice(0, 40), 400]);
  });

  it('keeps SQL and HTML in a name as text', async () => {
    const name = `'); DROP TABLE clients; -- <img src=x onerror=alert(1)>`;
    const answer = await api.call('clients.create', { body: { name } });
    expect(answer.body.name).toBe(name);
  });
});
