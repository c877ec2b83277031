import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationRow, exampleId, operations, parametersOf } from '@firstday/domain';
import { createRecord } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** Each with a well-formed path, whose credential is an API token or in what is sent. */
const open = Object.entries<OperationRow>(operations)
  .filter(([, { allows }]) => allows === 'nobody' || allows.includes('api_token'))
  .map(([id, { method, path }]) => {
    const kinds = parametersOf(path);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const kind = kinds.get(name)?.kind;
      return kind ? exampleId(kind) : 'x';
    });
    return { id, method, path: `/api/v1${filled}` };
  });

const pathsOf = (body: { issues?: { path: (string | number)[] }[] }) =>
  (body.issues ?? []).map(({ path }) => path.join('.'));

describe('a query parameter that an operation does not name', () => {
  it('is 400 on each of them, with an issue for each name', async () => {
    const headers = { 'content-type': 'application/json' };
    const refused = [];
    for (const { id, method, path } of open) {
      const body = operations[id as keyof typeof operations].method === 'GET' ? undefined : {};
      const answer = await api.request(method, `${path}?unknown=1&__proto__=2`, { headers, body });
      const issues = pathsOf(answer.body).filter((name) => ['unknown', '__proto__'].includes(name));
      refused.push([id, answer.status, answer.body._tag, issues.length > 0]);
    }
    expect(refused).toEqual(open.map(({ id }) => [id, 400, 'HttpApiDecodeError', true]));
  });

  it('names all of them, and what else is wrong', async () => {
    await createRecord(api, 'employees');
    const ask = async (query: string) => {
      const { status, body } = await api.request('GET', `/api/v1/employees?${query}`);
      return [status, pathsOf(body).toSorted()];
    };
    expect(await ask('nope=a&Page=1&page=x')).toEqual([400, ['Page', 'nope', 'page']]);
    expect(await ask('page[]=1')).toEqual([400, ['page[]']]);
    expect(await ask('=1')).toEqual([400, ['']]);
    expect(await ask('&')).toEqual([200, []]);
    const one = await createRecord(api, 'clients');
    const answer = await api.request('PATCH', `/api/v1/clients/${one.id}?nope=1`, { body: { name: 'New' } });
    expect([answer.status, pathsOf(answer.body)]).toEqual([400, ['nope']]);
    const { body } = await api.call('clients.findById', { path: { client_id: one.id } });
    expect(body.name).toBe(one.name);
  });
});

describe('a body', () => {
  it('with nested properties that a record does not have is 400, with an issue for each', async () => {
    const answer = await api.call('clients.create', { body: { name: '', nested: { a: 1 }, list: [] } });
    expect([answer.status, answer.body._tag]).toEqual([400, 'HttpApiDecodeError']);
    expect(pathsOf(answer.body).toSorted()).toEqual(['list', 'name', 'nested']);
  });
});

describe('a number in a query', () => {
  it.each(['', '0x10', '1e2', ' 1', '1.5', '+1', 'abc', '9007199254740993'])(
    'is its digits: page=%s is 400',
    async (page) => {
      const { status, body } = await api.call('clients.list', { query: { page } });
      expect([status, pathsOf(body)]).toEqual([400, ['page']]);
    },
  );

  it('below 1 is page 1, and a page that is not there is empty', async () => {
    for (const [page, current] of Object.entries({
      '-3': 1,
      0: 1,
      '001': 1,
      9007199254740991: 9007199254740991,
    }))
      expect((await api.call('clients.list', { query: { page } })).body.current_page).toBe(current);
  });

  it('in custom_attributes is exact, and a pair that cannot be asked for is not left out', async () => {
    for (const custom_attributes of ['{"a":9007199254740993}', '{"__proto__":"x"}', '{"constructor":1}']) {
      const { status, body } = await api.call('clients.list', { query: { custom_attributes } });
      expect([custom_attributes, status, pathsOf(body)]).toEqual([
        custom_attributes,
        400,
        ['custom_attributes'],
      ]);
    }
  });
});

describe('a body', () => {
  const post = async (json: string) => {
    const answer = await fetch(`${api.url}/api/v1/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.live.apiToken}`, 'content-type': 'application/json' },
      body: json,
    });
    const body = await answer.json();
    return { status: answer.status, body, paths: pathsOf(body) };
  };

  it.each([
    ['{"name":"x","constructor":"y"}', ['constructor']],
    ['{"name":"x","__proto__":"y","prototype":{"a":1}}', ['__proto__', 'prototype']],
    ['{"name":"x","custom_attributes":{"constructor":1}}', ['custom_attributes.constructor']],
    ['{"name":"x","rank":9007199254740993}', ['rank']],
    ['{"name":"x","rank":-9007199254740992}', ['rank']],
    ['{"name":"x","rank":1e999}', ['rank']],
    ['{"name":"x","custom_attributes":{"a":18446744073709551616}}', ['custom_attributes.a']],
    ['[{"constructor":1}]', ['0.constructor']],
    ['12345678901234567890', ['']],
  ])('%s is 400, and says where', async (json, paths) => {
    const answer = await post(json);
    expect([answer.status, answer.body._tag, answer.paths]).toEqual([400, 'HttpApiDecodeError', paths]);
  });

  it('keeps what is exact as it was written', async () => {
    const exact = { rank: 9007199254740991, low: -9007199254740991, part: 0.1, digits: '9007199254740993' };
    const { status, body } = await post(JSON.stringify({ name: 'x', ...exact }));
    expect([status, body]).toEqual([201, expect.objectContaining(exact)]);
  });
});
