import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from './context/read-config.js';
import { Database } from './database/database.js';
import { systemContext } from './context/system-context.js';
import { query } from './testing/factories.js';
import { TestApi } from './testing/test-api.js';
import { AccountsService } from './identity/accounts/accounts.service.js';
import { AccountCommands } from './account-commands.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const run = async (...words: string[]) => {
  const db = api.app.get(Database);
  const account = await AccountsService.on(db).findByName('test');
  if (!account) throw new Error('there is no test account');
  const origin = { ip: '', userAgent: 'console' };
  const ctx = { ...systemContext(account, new Date(), db), origin };
  const config = readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir });
  return new AccountCommands(ctx, config).run(words);
};

describe('the console', () => {
  it('makes, lists and revokes API tokens of the account that was named', async () => {
    const [token = '', told = ''] = (await run('token', 'create', 'Payroll')).split('\n\n');
    expect(token).toMatch(/^fd_test_[\w-]{43}$/);
    expect((await api.call('clients.list', { token })).status).toBe(200);
    const [, id = ''] = /(tok_\w+)/.exec(told) ?? [];
    const list = await run('token', 'list');
    expect(list).toMatch(new RegExp(`${id}  …${token.slice(-4)}  .*  in use  Payroll`));
    expect(list).not.toContain(token);
    await run('token', 'revoke', id);
    expect((await api.call('clients.list', { token })).status).toBe(401);
    expect(await run('token', 'list')).toMatch(new RegExp(`${id} .* revoked .* Payroll`));
  });

  it('lets the first person in, as an admin', async () => {
    const url = new URL(await run('sign-in', 'owner@harborfoods.com'));
    const redeemed = await api.call('sessions.redeemMagicLink', {
      body: { token: url.searchParams.get('link') },
      token: null,
    });
    expect(redeemed.body).toMatchObject({
      user: { email: 'owner@harborfoods.com' },
      account: { mode: 'test' },
    });
    expect(redeemed.body.permissions).toContain('user:edit');
    await expect(run('sign-in', 'owner@harborfoods.com')).resolves.toContain('/sign-in?link=');
  });

  it('makes somebody new an admin of both accounts, who goes from one to the other', async () => {
    const url = new URL(await run('sign-in', 'both@harborfoods.com'));
    const answer = await api.call('sessions.redeemMagicLink', {
      body: { token: url.searchParams.get('link') },
      token: null,
    });
    expect(answer.body).toMatchObject({ account: { mode: 'test' }, modes: ['live', 'test'] });
    const users = await api.call('users.list', { query: { email: 'both@harborfoods.com' } });
    expect(users.body.total).toBe(1);
  });

  it('links somebody who has a user in each account, and gives nobody an account besides the one named', async () => {
    const email = 'each@harborfoods.com';
    const body = { email, user_group_ids: ['viewer'] };
    await api.call('users.create', { body });
    await run('sign-in', email);
    const [linked] = await query<{ made_by: string }>(
      api,
      `SELECT made_by FROM user_links JOIN users ON users.id = live_user_id WHERE email_key = $1`,
      [email],
    );
    expect(linked).toEqual({ made_by: 'console' });
    const only = { ...body, email: 'only@harborfoods.com' };
    await api.call('users.create', { body: only, token: api.test.apiToken });
    await run('sign-in', only.email);
    expect((await api.call('users.list', { query: { email: only.email } })).body.total).toBe(0);
  });

  it('says how it is used where it is asked for something else', async () => {
    for (const words of [[], ['token'], ['token', 'create'], ['token', 'revoke', 'a', 'b'], ['coffee']])
      await expect(run(...words)).rejects.toThrow('token create NAME');
    await expect(run('sign-in', 'owner')).rejects.toThrow('is not an email address');
    await expect(run('token', 'revoke', 'tok_none')).rejects.toThrow('There is no such API token');
  });
});
