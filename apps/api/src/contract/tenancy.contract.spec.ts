import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type CredentialKind,
  type OperationRow,
  type OperationId,
  operations,
  resources,
} from '@firstday/domain';
import { createRecord, query } from '../testing/factories.js';
import { everyKindOfRecord } from '../testing/record-makers.js';
import { HostedPage, newEmployee } from '../testing/hosted-page.js';
import { smallestBodies } from '../testing/smallest-bodies.js';
import { TestApi } from '../testing/test-api.js';

/** These have tests of their own: they stand beside what they show, and not for a record of the account. */
const elsewhere = ['custom_views', 'everify_cases'];
/** The parts of the interface whose every operation is asked here. */
const parts = [
  ...resources
    .filter(({ holdsRecords, tag }) => holdsRecords && !elsewhere.includes(tag))
    .map(({ tag }) => tag),
  ...['custom_properties', 'policies', 'files'],
];
const every = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const allows = (id: OperationId, credential: CredentialKind) => {
  const facts: OperationRow = operations[id];
  return facts.allows !== 'nobody' && facts.allows.includes(credential);
};
const ofParts = every.filter((id) => parts.includes(id.split('.')[0] ?? ''));
const asked = ofParts.filter((id) => allows(id, 'api_token'));
const hosted = ofParts.filter((id) => allows(id, 'form_session') && operations[id].path.includes('{'));
/** But for what callers call their records, which is each account's own: see external-ids.feature.spec.ts. */
const ofOneRecord = asked.filter((id) => /\{(?!external_id)/.test(operations[id].path));
const names = new Set(ofOneRecord.flatMap((id) => operations[id].path.match(/\w+(?=\})/g) ?? []));
/** What an operation cannot be asked without. */
const queries: Partial<Record<OperationId, Record<string, string>>> = {
  'tasks.getOnboardingUrl': { assignee_type: 'employee' },
};
const inputOf = (id: OperationId) => ({
  query: queries[id] ?? {},
  ...(operations[id].method === 'GET' ? {} : { body: smallestBodies[id] ?? {} }),
});

let api: TestApi;
let ours: Record<string, string>;
let marked: string;
/** The hosted page that the file came from. */
let page: HostedPage;

beforeAll(async () => {
  api = await TestApi.start();
  const custom_property_id = (await createRecord(api, 'custom_properties', { name: 'badge' })).id;
  ({ ours, page } = await everyKindOfRecord(api, {
    names: (name) => names.has(name),
    tags: (tag) => parts.includes(tag),
    known: { custom_property_id },
  }));
  marked = await everythingOfOurs();
});
afterAll(() => api.stop());

/**
 * Every row and event of the account, to see that nothing of it changed; but for the mark of the fan-out,
 * which the worker sets when it will.
 */
async function everythingOfOurs(): Promise<string> {
  const tables = await query<{ name: string }>(
    api,
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'account_id' AND table_name = ANY ($1) ORDER BY 1`,
    [[...parts, 'audit_events', 'events']],
  );
  const kept = [];
  for (const { name: table } of tables)
    kept.push(
      await query(api, `SELECT to_jsonb(kept) AS row FROM ${table} kept WHERE account_id = $1 ORDER BY 1`, [
        api.live.account.id,
      ]),
    );
  return JSON.stringify(kept);
}

/** Another organization's token, and that of our own test account. */
const strangers = () => [api.stranger.apiToken, api.test.apiToken];

describe("another account's records", () => {
  it('are all asked for: every operation that takes an id of one', () => {
    expect(ofOneRecord.length).toBeGreaterThanOrEqual(20);
    expect([...names].filter((name) => !ours[name])).toEqual([]);
  });

  it.each(ofOneRecord)('are 404 to %s, and nothing of them changes', async (id) => {
    for (const token of strangers()) {
      const answer = await api.call(id, { path: ours, token, ...inputOf(id) });
      expect(answer.status).toBe(404);
      expect(answer.body._tag).toBe('ResourceNotFoundError');
      expect(answer.body.message).not.toContain('route');
    }
    expect(await everythingOfOurs()).toBe(marked);
  });

  it.each(hosted)(
    'are 404 to %s from a hosted page of another account, or of another employee',
    async (id) => {
      const theirs = await createRecord(api, 'employees', { token: api.stranger.apiToken });
      const pages = [
        await HostedPage.open(api, theirs.id, {}, api.stranger.apiToken),
        await HostedPage.open(api, await newEmployee(api)),
      ];
      const before = await everythingOfOurs();
      for (const { token } of pages) {
        const answer = await api.call(id, { path: ours, token, ...inputOf(id) });
        expect([answer.status, answer.body]).toMatchObject([404, { _tag: 'ResourceNotFoundError' }]);
      }
      expect(await everythingOfOurs()).toBe(before);
      marked = before;
    },
  );

  it('are there for their own: the file by its hosted page and by the account', async () => {
    for (const token of [page.token, api.live.apiToken])
      for (const id of ['files.findById', 'files.getContent'] as const)
        expect((await api.call(id, { path: ours, token })).status).toBe(200);
    // That the account's own people fetched it stands in the task's audit trail.
    marked = await everythingOfOurs();
  });

  it('do not lend their custom properties', async () => {
    const body = { custom_attributes: { badge: 'theirs' }, first_name: 'A', last_name: 'B' };
    for (const token of strangers()) {
      const employee = await createRecord(api, 'employees', { token });
      const answer = await api.call('employees.updateById', {
        path: { employee_id: employee.id },
        body,
        token,
      });
      expect(answer.body).toMatchObject({
        _tag: 'BadRequestError',
        message: expect.stringContaining('badge'),
      });
    }
  });
});
