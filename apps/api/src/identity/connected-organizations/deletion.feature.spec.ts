import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { createRecord, query } from '../../testing/factories.js';
import { HostedPage, answerAndSign, formId, newFile, newTask, w4Answers } from '../../testing/hosted-page.js';
import { withCookie, openComponent, signInUser } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const day = 86_400_000;
const asked = {
  name: 'Harbor Foods',
  business_email: 'office@harborfoods.com',
  default_language: 'en',
  supported_languages: ['en', 'es'],
};
const create = async (token = api.live.apiToken) =>
  (await api.call('connected_organizations.create', { body: asked, token })).body;
const acting = (account: string) => ({ headers: { 'x-account-id': account } });
const tokenOf = async (account: string) =>
  (await api.call('api_tokens.create', { body: { name: 'Own' }, ...acting(account) })).body.token;
const exchange = (link: string | null) => api.call('form_sessions.create', { body: { link }, token: null });
const remove = (uid: string, query: Record<string, string> = {}, token = api.live.apiToken) =>
  api.call('connected_organizations.deleteById', { path: { uid }, query, token });
const restore = (uid: string, token = api.live.apiToken) =>
  api.call('connected_organizations.restore', { path: { uid }, token });
const deleted = async (token = api.live.apiToken) =>
  (await api.call('connected_organizations.listDeleted', { token })).body.data;
const status = async (answer: Promise<TestResponse>) => (await answer).status;

/** All that opens a door in the account of a connected organization. */
async function doorsOf(account: string) {
  const token = await tokenOf(account);
  const { id: employee_id } = await createRecord(api, 'employees', { token });
  const { url } = (await api.call('employees.getOnboardingUrl', { path: { employee_id }, token })).body;
  const link = new URL(url).searchParams.get('link');
  const hosted = (await exchange(link)).body.token;
  const component = await openComponent(api, { component: 'employees/list' }, token);
  const person = await signInUser(api, [{ permissions: ['client:view'] }], token);
  const asComponent = { token: null, headers: { 'x-component-auth-token': component } };
  return {
    token,
    employee_id,
    comesIn: async () => ({
      apiToken: await status(api.call('clients.list', { token })),
      component: await status(api.call('employees.list', asComponent)),
      hosted: await status(api.call('form_sessions.current', { token: hosted })),
      link: await status(exchange(link)),
      parent: await status(api.call('clients.list', acting(account))),
      person: await status(api.call('clients.list', withCookie(person))),
    }),
  };
}

async function signedW4(token: string): Promise<string> {
  const employer_id = (await createRecord(api, 'employers', { token })).id;
  const employee_id = (await createRecord(api, 'employees', { token })).id;
  const { taskId } = await newTask(api, 'w-4', { token, employee_id, employer_id });
  const page = await HostedPage.open(api, employee_id, {}, token);
  const signed = await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
  expect(signed.status).toBe(201);
  return taskId;
}

describe('deleting a connected organization', () => {
  it('ends at once its links, hosted pages, components, people, tokens and whoever acts for it', async () => {
    const child = await create();
    const { comesIn } = await doorsOf(child.live_account_id);
    const open = { apiToken: 200, component: 200, hosted: 200, link: 201, parent: 200, person: 200 };
    expect(await comesIn()).toEqual(open);
    expect((await remove(child.id, { confirm: 'true' })).body).toEqual(child);
    const shut = { apiToken: 401, component: 401, hosted: 401, link: 404, parent: 403, person: 401 };
    expect(await comesIn()).toEqual(shut);
  });

  it('ends its tokens within a second in another process too', async () => {
    const child = await create();
    const { token } = await doorsOf(child.live_account_id);
    const other = await TestApi.beside(api);
    const there = async () =>
      (await fetch(`${other.url}/api/v1/clients`, { headers: { authorization: `Bearer ${token}` } })).status;
    try {
      expect(await there()).toBe(200);
      await remove(child.id, { confirm: 'true' });
      await wait(1100);
      expect(await there()).toBe(401);
    } finally {
      await other.stop();
    }
  });

  it('that holds records says what it holds and asks whether that is meant; an empty one goes as before', async () => {
    const child = await create();
    const { employee_id } = await doorsOf(child.live_account_id);
    const body = {
      form_id: await formId(api, 'handbook', await tokenOf(child.test_account_id)),
      employee_id,
    };
    expect((await api.call('tasks.create', { body, ...acting(child.test_account_id) })).status).toBe(404);
    await api.call('connected_organizations.create', { body: asked, ...acting(child.live_account_id) });
    for (const confirm of [undefined, 'false']) {
      const answer = await remove(child.id, confirm === undefined ? {} : { confirm });
      expect([answer.status, answer.body._tag, answer.body.message]).toEqual([
        400,
        'BadRequestError',
        'This connected organization holds 1 employee, 1 connected organization. It is deleted with confirm=true, and can be restored for 30 days',
      ]);
    }
    const path = { uid: child.id };
    expect((await api.call('connected_organizations.findById', { path })).status).toBe(200);
    expect((await remove((await create()).id)).status).toBe(200);
  });

  it('can be taken back for 30 days: it is found, and its tokens and links hold again, but nobody is signed in', async () => {
    const child = await create();
    const { comesIn } = await doorsOf(child.live_account_id);
    await remove(child.id, { confirm: 'true' });
    const [found] = await deleted();
    expect(found.organization).toEqual(child);
    expect(new Date(found.restorable_until).getTime() - new Date(found.deleted_at).getTime()).toBe(30 * day);
    expect(await deleted(api.test.apiToken)).toEqual([]);
    expect(await deleted(api.stranger.apiToken)).toEqual([]);
    for (const token of [api.test.apiToken, api.stranger.apiToken])
      expect((await restore(child.id, token)).status).toBe(404);
    expect((await restore(child.id)).body).toEqual(child);
    expect(await comesIn()).toEqual({
      apiToken: 200,
      component: 401,
      hosted: 401,
      link: 201,
      parent: 200,
      person: 401,
    });
    expect(
      (await deleted()).map(({ organization }: { organization: { id: string } }) => organization.id),
    ).not.toContain(child.id);
    expect((await restore(child.id)).status).toBe(404);
  });

  it('is final after 30 days', async () => {
    const child = await create();
    await remove(child.id);
    await query(api, `UPDATE organizations SET deleted_at = deleted_at - interval '30 days' WHERE id = $1`, [
      child.id,
    ]);
    expect((await restore(child.id)).status).toBe(404);
    expect(
      (await deleted()).map(({ organization }: { organization: { id: string } }) => organization.id),
    ).not.toContain(child.id);
  });

  it('is not final while a signed form is kept in it or below it, or something is held', async () => {
    const [parent, held] = [await create(), await create()];
    const own = await api.call('connected_organizations.create', {
      body: asked,
      ...acting(parent.live_account_id),
    });
    const below = {
      token: await tokenOf(parent.live_account_id),
      headers: { 'x-account-id': own.body.live_account_id },
    };
    const { token } = (await api.call('api_tokens.create', { body: { name: 'Own' }, ...below })).body;
    const task_id = await signedW4(token);
    const { id: employee_id } = await createRecord(api, 'employees', {
      token: await tokenOf(held.live_account_id),
    });
    const hold = { body: { subject_id: employee_id, reason: 'A charge' }, ...acting(held.live_account_id) };
    expect((await api.call('legal_holds.create', hold)).status).toBe(201);
    // What is below was deleted before: nobody reaches it but through its parent.
    expect((await remove(own.body.id, { confirm: 'true' }, below.token)).status).toBe(200);
    for (const { id } of [parent, held]) await remove(id, { confirm: 'true' });
    await query(
      api,
      `UPDATE organizations SET deleted_at = deleted_at - interval '9 years' WHERE id = ANY ($1)`,
      [[parent.id, held.id, own.body.id]],
    );
    const until = (await deleted()).filter(({ organization }: { organization: { id: string } }) =>
      [parent.id, held.id].includes(organization.id),
    );
    expect(
      until.map(({ restorable_until }: { restorable_until: string | null }) => restorable_until),
    ).toEqual([null, null]);
    for (const { id } of [parent, held]) expect((await restore(id)).status).toBe(200);
    const { token: parents } = below;
    expect((await restore(own.body.id, parents)).status).toBe(200);
    expect((await api.call('tasks.getAudit', { path: { task_id }, token })).body.is_intact).toBe(true);
  });

  it('takes the organizations connected to it along, and brings back those that it took', async () => {
    const child = await create();
    const own = async () =>
      (await api.call('connected_organizations.create', { body: asked, ...acting(child.live_account_id) }))
        .body;
    const [kept, before] = [await own(), await own()];
    const childs = await tokenOf(child.live_account_id);
    const headers = { 'x-account-id': kept.live_account_id };
    const body = { name: 'Own' };
    const { token } = (await api.call('api_tokens.create', { body, token: childs, headers })).body;
    await remove(before.id, {}, childs);
    await remove(child.id, { confirm: 'true' });
    expect((await api.call('clients.list', { token })).status).toBe(401);
    await restore(child.id);
    expect((await api.call('clients.list', { token })).status).toBe(200);
    const listed = (await api.call('connected_organizations.list', { token: childs })).body.data;
    expect(listed).toEqual([kept]);
  });

  it('stands in the security log with who did it, and so does taking it back', async () => {
    const child = await create();
    await remove(child.id);
    await restore(child.id);
    const events = await query<{ kind: string; actor_kind: string; account_id: string }>(
      api,
      'SELECT kind, actor_kind, account_id FROM security_events WHERE subject_id = $1 ORDER BY id',
      [child.id],
    );
    const by = { actor_kind: 'api_token', account_id: api.live.account.id };
    expect(events).toEqual(
      ['created', 'deleted', 'restored'].map((word) => ({ kind: `connected_organization.${word}`, ...by })),
    );
  });
});

describe('a link to download a file', () => {
  it('ends with the organization whose file it is', async () => {
    const own = await TestApi.start();
    try {
      const { fileId } = await newFile(own);
      const { url } = (await own.call('files.findById', { path: { file_id: fileId } })).body;
      const ticket = new URL(url).searchParams.get('ticket') ?? '';
      const download = () => own.call('files.download', { token: null, query: { ticket } });
      expect((await download()).status).toBe(200);
      await query(own, 'UPDATE organizations SET deleted_at = now() WHERE id = $1', [
        own.live.account.organizationId,
      ]);
      expect((await download()).status).toBe(404);
    } finally {
      await own.stop();
    }
  });
});
