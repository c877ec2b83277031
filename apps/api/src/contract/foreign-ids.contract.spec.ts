import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type IdKind,
  type OperationId,
  type OperationRow,
  idPrefix,
  operations,
  ordinaryPermissions,
  pathParameters,
} from '@firstday/domain';
import { type NamedId, idsNamedIn } from '../testing/named-ids.js';
import { reportingEmployer } from '../testing/new-hires.js';
import { everyKindOfRecord, recordMakers } from '../testing/record-makers.js';
import { WriteWatcher, notRecords } from '../testing/requests/write-watcher.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';
import { useTestLibrary } from '../testing/test-library.js';

/*
 * A record of another account, or of the other mode, is treated like one that does not exist. For each property of a body or a
 * query that takes the id of a record, the answer is the same for both, and nothing is written. Our own record gets another
 * answer, which shows that the request reaches the lookup. Ids in paths: `credentials.contract` and `tenancy.contract`.
 */

const row = (id: OperationId): OperationRow => operations[id];
const nameOf = (kind: IdKind): string =>
  Object.entries(pathParameters).find(([, it]) => it.kind === kind)?.[0] ?? '';
const allowsStaff = (id: OperationId) =>
  row(id).allows.includes('api_token') || row(id).allows.includes('user_session');

/** Ids that are saved without a lookup: an unknown id is accepted too, and finds nothing. */
const taken: readonly (readonly [OperationId, RegExp])[] = [
  // component-filters.feature.spec.ts checks that they find nothing.
  ['components.createUrl', /^filters\./],
  ['employee_views.create', /^search\./],
  ['employee_views.updateById', /^search\./],
  // The employer is looked up; these narrow which of its forms are packed.
  ['inspection_packages.create', /^(?:client|job)_id$/],
];
/** A cursor is compared, not looked up. */
const cursors = ['cursor', 'starting_after'];
const all = idsNamedIn('apps/api/openapi.json').filter(
  ({ id, kind, place }) =>
    allowsStaff(id) &&
    recordMakers[nameOf(kind)] &&
    !cursors.includes(place) &&
    !taken.some(([of, at]) => of === id && at.test(place)),
);

/** Required query parameters. */
const days = { starts_on_gte: '2026-01-01', starts_on_lte: '2027-12-31' };
const queries: Partial<Record<OperationId, Record<string, string>>> = {
  'account_documents.publish': { form_key: 'handbook', title: 'Handbook', version: '2' },
  'reports.export': { report: 'time_to_done' },
  'reports.find': { report: 'time_to_done' },
  'reports.listRows': { report: 'time_to_done' },
  'tasks.getOnboardingUrl': { assignee_type: 'employee' },
  'upcoming_starts.count': days,
  'upcoming_starts.list': days,
  'work_items.list': { bucket: 'waiting_on_others' },
};
/** Other ids that the query needs. */
const besides: Partial<Record<OperationId, readonly string[]>> = {
  'component_rows.listTasks': ['employee_id'],
  'placements.previewDeprecated': ['employee_id'],
};
const bodies: Partial<Record<OperationId, object>> = {
  'components.createUrl': { component: 'employee/tasks', filters: undefined },
  'placements.explainUnsaved': { employee: undefined },
};
/** Properties for which our own record gets the same answer: they need more than this account has. The named spec checks them. */
const unreached: readonly (readonly [OperationId, RegExp])[] = [
  // Only a component takes a view: custom-views.feature.spec.ts.
  ['component_rows.listEmployees', /^custom_view_id$/],
  ['component_rows.listTasks', /^custom_view_id$/],
  // Completed documents: employee-acts.feature.spec.ts.
  ['employee_acts.downloadDocuments', /^selection/],
  // A case that waits for documents: everify.feature.spec.ts of the simulator.
  ['everify_cases.uploadDocument', /_file_id$/],
  // A hire that is due to be reported: new-hire-attacks.feature.spec.ts.
  ['new_hire_reports.create', /^placement_ids/],
  // With the expected total: placement-acts.feature.spec.ts.
  ['placement_acts.delete', /^selection\.matching/],
  // Pairs of forms: policy-proofs.feature.spec.ts.
  ['policies.prove', /^exclusive_forms/],
  // One person in both accounts: account-switch.feature.spec.ts.
  ['users.linkAccounts', /^test_user_id$/],
];

let api: TestApi;
let ours: Record<string, string>;
let foreign: readonly Record<string, string>[];
let person: ReturnType<typeof withCookie>;
let watch: WriteWatcher;
beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' });
  useTestLibrary(api);
  ({ ours } = await everyKindOfRecord(api, {
    known: { employer_id: await reportingEmployer(api), external_id: 'HR-1042' },
  }));
  const wanted = new Set(all.map(({ kind }) => nameOf(kind)));
  const only = { names: (name: string) => wanted.has(name), tags: () => false };
  const [theirs, test] = [api.as(api.stranger), api.as(api.test)];
  foreign = [(await everyKindOfRecord(theirs, only)).ours, (await everyKindOfRecord(test, only)).ours];
  person = withCookie(await signInUser(api, [{ permissions: ordinaryPermissions }]));
  watch = await WriteWatcher.start(api, notRecords);
}, 120_000);
afterAll(() => api.stop());

const examples = /\b([a-z]+_)1ChFExampLe1{9,10}[12]\b/g;
/** The example body, with the ids of our records. */
function bodyOf(id: OperationId): object {
  const text = JSON.stringify({ ...Object(row(id).reference.body), ...bodies[id] });
  const named = Object.entries(pathParameters).flatMap(([name, { kind }]) =>
    kind ? [[idPrefix[kind], ours[name]] as const] : [],
  );
  const known = new Map(named.toReversed());
  return JSON.parse(text.replaceAll(examples, (example, prefix) => known.get(prefix) ?? example));
}

function nested([name, ...rest]: readonly string[], id: string): unknown {
  if (name === undefined) return id;
  return name === '[]' ? [nested(rest, id)] : { [name]: nested(rest, id) };
}

async function ask({ id, part, place }: NamedId, named: string) {
  const { method, allows } = row(id);
  const others = Object.fromEntries((besides[id] ?? []).map((name) => [name, ours[name] ?? '']));
  const query = { ...others, ...queries[id], ...(part === 'query' && { [place]: named }) };
  const body = { ...bodyOf(id), ...(part === 'body' && Object(nested(place.split('.'), named))) };
  const by = allows.includes('api_token') ? {} : person;
  const answer = await api.call(id, { path: ours, query, ...by, ...(method !== 'GET' && { body }) });
  return { status: answer.status, text: answer.bytes.toString().replaceAll(named, 'the id') };
}

describe('the id of a record of another account, or of the other mode', () => {
  it.each(all)('gets the answer of an unknown id from $id: $place ($kind) in the $part', async (named) => {
    const nothing = await ask(named, `${idPrefix[named.kind]}${'1'.repeat(22)}`);
    console.log(named.id, named.part, named.place, JSON.stringify(nothing).slice(0, 300));
    // 200: a selection reports each record as not found, and a filter finds nothing.
    expect([200, 400, 403, 404]).toContain(nothing.status);
    await watch.since();
    for (const records of foreign) {
      expect(await ask(named, records[nameOf(named.kind)] ?? '')).toEqual(nothing);
      expect(await watch.since()).toEqual([]);
    }
    const isUnread = row(named.id).method !== 'GET' || nothing.text.includes('HttpApiDecodeError');
    if (!isUnread || unreached.some(([id, at]) => id === named.id && at.test(named.place))) return;
    expect(await ask(named, ours[nameOf(named.kind)] ?? '')).not.toEqual(nothing);
  });
});
