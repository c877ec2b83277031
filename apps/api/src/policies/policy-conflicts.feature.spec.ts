import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formId } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let handbook: string;
beforeAll(async () => {
  api = await TestApi.shared();
  handbook = await formId(api, 'handbook');
});
afterAll(() => api.stop());

const inCity = (value: string) => ({ fact: 'work_location.city', operator: 'equals', value });
const create = () =>
  api.call('policies.create', {
    body: { name: 'Ports', condition: inCity('Astoria'), form_ids: [handbook], status: 'draft' },
  });
const tagOf = ({ headers }: { readonly headers: Headers }): string => headers.get('etag') ?? '';
const update = (id: string, body: object, tag?: string) =>
  api.call('policies.updateById', {
    path: { policy_id: id },
    body,
    ...(tag === undefined ? {} : { headers: { 'if-match': tag } }),
  });
const find = (id: string, headers: Record<string, string> = {}) =>
  api.request('GET', `/api/v1/policies/${id}`, { headers });

describe('two who change one policy', () => {
  it('are told: the second changes nothing, and reads again', async () => {
    const made = await create();
    const { id } = made.body;
    expect(tagOf(made)).toMatch(/^"[\w-]+"$/);
    const [read] = [tagOf(await find(id))];
    expect((await update(id, { name: 'Theirs' }, read)).status).toBe(200);
    const second = await update(id, { name: 'Mine' }, read);
    expect([second.status, second.body._tag]).toEqual([412, 'PreconditionFailedError']);
    const now = await find(id);
    expect(now.body).toMatchObject({ name: 'Theirs', version: 2 });
    expect((await update(id, { name: 'Mine' }, tagOf(now))).body).toMatchObject({ name: 'Mine', version: 3 });
    expect((await update(id, { name: 'Whoever says nothing of it' })).status).toBe(200);
  });

  it('are told of a version that is brought back, too, and of changes in one instant', async () => {
    const { body, ...made } = await create();
    const changed = await Promise.all(['One', 'Other'].map((name) => update(body.id, { name }, tagOf(made))));
    expect(changed.map(({ status }) => status).sort()).toEqual([200, 412]);
    const back = await api.call('policies.rollBack', {
      path: { policy_id: body.id },
      body: { version: 1 },
      headers: { 'if-match': tagOf(made) },
    });
    expect(back.status).toBe(412);
  });

  it('who has it as it is reads nothing again', async () => {
    const made = await create();
    const tag = tagOf(await find(made.body.id));
    expect((await find(made.body.id, { 'if-none-match': tag })).status).toBe(304);
    await update(made.body.id, { name: 'Changed' });
    expect((await find(made.body.id, { 'if-none-match': tag })).status).toBe(200);
  });
});
