import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { TestApi } from '../../apps/api/src/testing/test-api.js';
import { waitUntil } from '../process/wait.mjs';
import { personAt } from './workplace/person-at.mjs';
import { castOf, scenes } from './workplace/scenes.mjs';
import { fillWorkplace } from './workplace/workplace.mjs';

const people = Object.keys(scenes).length;

let api: TestApi;
let filled: Awaited<ReturnType<typeof fillWorkplace>>;
beforeAll(async () => {
  api = await TestApi.start();
  filled = await fillWorkplace({ baseUrl: api.url, token: api.test.apiToken, people });
}, 120_000);
afterAll(() => api.stop());

const token = () => api.test.apiToken;
const list = async (id: Parameters<TestApi['call']>[0], query: Readonly<Record<string, string>> = {}) =>
  (await api.call(id, { query: { per_page: '100', ...query }, token: token() })).body;

describe('the demo of the workplace', () => {
  it('has somebody in every state, in the test account alone', async () => {
    expect([...filled.counts.values()]).toEqual(Array.from({ length: people }, () => 1));
    expect((await list('employees.list')).total).toBe(people);
    expect((await api.call('employees.list')).body.total).toBe(0);
    // Documents are made a moment after the last signature.
    for (const [status, least] of [
      ['completed', 20],
      ['requires_action', 20],
      ['expired', 1],
    ] as const) {
      const isReached = async () => (await list('tasks.list', { status })).total >= least;
      expect([status, await waitUntil(isReached, { within: 40_000 })]).toEqual([status, true]);
    }
    for (const kind of ['section', 'receipt', 'reverification', 'everify_case']) {
      const isListed = async () => (await list('compliance_calendar.list', { kind })).data.length > 0;
      expect([kind, await waitUntil(isListed, { within: 40_000 })]).toEqual([kind, true]);
    }
  });

  it('has what is sent back, withdrawn and revoked, and an employment that ended', async () => {
    expect((await list('archived_tasks.list')).data.length).toBeGreaterThan(3);
    const links = (await list('onboarding_links.list', { is_active: 'false' })).data;
    expect(links.some(({ revoked_at }: { revoked_at: string | null }) => revoked_at)).toBe(true);
    const { data: placements } = await list('placements.list');
    expect(placements).toHaveLength(people + 1);
    expect(placements.filter(({ end_date }: { end_date: string | null }) => end_date)).toHaveLength(1);
  });

  it('has four employers in as many states, a webhook that fails, and forms in two editions and as a draft', async () => {
    const { data: employers } = await list('employers.list');
    const states = employers.map(({ address }: { address: { state: string } }) => address.state);
    expect(new Set(states).size).toBe(4);
    expect((await list('webhooks.list')).total).toBe(1);
    const { data: forms } = await list('forms.list');
    expect(forms.filter(({ key }: { key: string }) => key.startsWith('own-workwear'))).toHaveLength(1);
    expect((await list('forms.listDrafts')).data.length).toBeGreaterThan(0);
  });

  it('signs somebody in by the link that it prints', async () => {
    const link = new URL(filled.link);
    expect(link.pathname).toBe('/sign-in');
    const signedIn = await api.call('sessions.redeemMagicLink', {
      body: { token: link.searchParams.get('link') },
      token: null,
    });
    expect(signedIn.status).toBe(201);
  });

  it('is the same at every run: 200 people of as many names, most of them in the states that are common', () => {
    const names = Array.from({ length: 200 }, (_, place) => personAt(place)).map(
      ({ first_name, last_name }) => `${first_name} ${last_name}`,
    );
    expect(new Set(names).size).toBe(200);
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    const cast = castOf(200);
    expect([cast, cast.length]).toEqual([castOf(200), 200]);
    expect(cast.filter((name) => name === 'complete').length).toBeGreaterThan(30);
    expect(new Set(cast)).toEqual(new Set(Object.keys(scenes)));
  });
});
