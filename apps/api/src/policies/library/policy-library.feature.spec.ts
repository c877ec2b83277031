import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { PDFDocument } from 'pdf-lib';
import { AccountsService } from '../../identity/accounts/accounts.service.js';
import { createRecord, query } from '../../testing/factories.js';
import { TestApi, type TestResponse } from '../../testing/test-api.js';
import { testPack, testPolicies, useTestLibrary } from '../../testing/test-library.js';
import { drawnPdf, uploadPdf } from '../../testing/uploaded-pdf.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
}, 60_000);
afterAll(() => api?.stop());

/** Each test has an account of its own, whose library is empty. */
let token: string;
beforeEach(async () => {
  useTestLibrary(api);
  const made = await api.app.get(AccountsService).createOrganization('Harbor Foods', new Date());
  token = made.live.apiToken;
});

interface Entry {
  readonly key: string;
  readonly state: string;
  readonly forms: readonly unknown[];
}

const entriesFor = async (given = token): Promise<Entry[]> =>
  (await api.call('policy_library.list', { token: given })).body.entries;
const entry = async (key: string, given = token) => (await entriesFor(given)).find((it) => it.key === key);
const add = (library_key: string, given = token) =>
  api.call('policy_library.add', { path: { library_key }, token: given });
const update = (library_key: string, body: object = {}) =>
  api.call('policy_library.update', { path: { library_key }, body, token });
const send = async (bytes: Uint8Array, given = token): Promise<string> =>
  (await uploadPdf(api, bytes, { token: given })).body.sha256;
const addFile = (library_key: string, sha256: string, given = token) =>
  api.call('policy_library.addFile', { path: { library_key }, body: { sha256 }, token: given });
const publish = (form_id: string) => api.call('forms.publish', { path: { form_id }, token });
const policies = async (given = token) =>
  (await api.call('policies.list', { query: { per_page: 100 }, token: given })).body.data;
const limited = async (...permissions: Permission[]): Promise<string> => {
  const body = { name: 'Limited', permissions };
  return (await api.call('api_tokens.create', { body, token })).body.token;
};
const formOf = ({ body }: TestResponse): string => body.forms[0].form_id;

/** A file whose boxes ask for two things that the pack asks for as well, and one that it does not. */
async function officialSheet(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const form = pdf.getForm();
  page.drawText('Notice of pay rate and payday', { x: 72, y: 740, size: 16 });
  for (const [at, label] of ['Regular payday', 'Shoe size'].entries()) {
    const y = 660 - at * 60;
    page.drawText(label, { x: 72, y: y + 4, size: 11 });
    form.createTextField(label).addToPage(page, { x: 260, y, width: 200, height: 18 });
  }
  return Buffer.from(await pdf.save());
}

describe('the library', () => {
  it('is listed with what each policy rests on, and nobody is asked by it before', async () => {
    const [first] = await entriesFor();
    expect(first).toMatchObject({
      key: 'test-unsure',
      jurisdiction: 'US',
      sentence: "the work location's state is NY",
      facts: [{ mark: 'unsure', checked_on: '2026-11-20' }],
      state: 'available',
      waits_for: ['check'],
      policy_id: null,
      official_file: null,
    });
    expect(await entry('test-notice')).toMatchObject({
      waits_for: ['official_file'],
      forms: [{ key: 'test-wage-notice', name: 'Pay notice', form_id: null, is_usable: false }],
      official_file: { published_url: testPack.publishedAt, edition_seen: 'LS 54 (12/25)', is_there: false },
    });
    const keys = (await policies()).map(({ library_key }: { library_key: string | null }) => library_key);
    expect(new Set(keys)).toEqual(new Set([null]));
  });

  it('is filtered by jurisdiction and kind; what is no kind is refused', async () => {
    const list = (query: Record<string, string>) => api.call('policy_library.list', { query, token });
    const keys = async (query: Record<string, string>) =>
      (await list(query)).body.entries.map(({ key }: Entry) => key);
    expect(await keys({ jurisdiction: 'US' })).toEqual(['test-unsure']);
    expect(await keys({ jurisdiction: 'NY', kind: 'wage_notice' })).toEqual(['test-notice']);
    expect(await keys({ jurisdiction: 'TX' })).toEqual([]);
    expect((await list({ kind: 'poems' })).status).toBe(400);
    for (const jurisdiction of ['x'.repeat(9), 'NY\0'])
      expect((await list({ jurisdiction })).status).toBe(400);
  });
});

describe('a policy of a form of the catalog', () => {
  it('is active by one act, and asks for its form', async () => {
    const added = await add('test-handbook');
    expect(added.body).toMatchObject({
      state: 'added',
      policy_status: 'active',
      waits_for: [],
      library_version: 1,
    });
    const policy = (await policies()).find(({ id }: { id: string }) => id === added.body.policy_id);
    expect(policy).toMatchObject({
      library_key: 'test-handbook',
      is_built_in: false,
      form_keys: ['handbook'],
    });
  });

  it('that rests on something in doubt is a draft, and says so; whoever has checked it makes it active', async () => {
    const { body } = await add('test-unsure');
    expect(body).toMatchObject({ state: 'added', policy_status: 'draft', waits_for: ['check'] });
    const path = { policy_id: body.policy_id };
    const active = await api.call('policies.updateById', { path, body: { status: 'active' }, token });
    expect(active.status).toBe(200);
    expect(await entry('test-unsure')).toMatchObject({
      state: 'added',
      policy_status: 'active',
      waits_for: [],
    });
  });

  it('is added once, however often and at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('test-notice')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.policy_id)).size).toBe(1);
    expect(new Set(answers.map(formOf)).size).toBe(1);
    const [made] = await query<{ drafts: number; policies: number }>(
      api,
      `SELECT (SELECT count(*)::int FROM form_drafts WHERE account_id = policies.account_id) AS drafts,
              count(*)::int AS policies FROM policies WHERE key = 'test-notice' AND id = $1 GROUP BY account_id`,
      [answers[0]?.body.policy_id],
    );
    expect(made).toEqual({ drafts: 1, policies: 1 });
  });

  it('that was changed differs, says where, and is replaced only by who says so', async () => {
    const { body } = await add('test-handbook');
    const path = { policy_id: body.policy_id };
    await api.call('policies.updateById', { path, body: { name: 'Ours' }, token });
    const changed = await entry('test-handbook');
    expect(changed).toMatchObject({
      state: 'differs',
      is_changed_by_account: true,
      differences: [{ property: 'name', yours: 'Ours', library: 'New York: test-handbook' }],
    });
    expect((await update('test-handbook')).status).toBe(400);
    expect(await entry('test-handbook')).toEqual(changed);
    const replaced = await update('test-handbook', { replace_changes: true });
    expect(replaced.body).toMatchObject({ state: 'added', is_changed_by_account: false, differences: [] });
    expect((await policies()).find(({ id }: { id: string }) => id === body.policy_id)).toMatchObject({
      name: 'New York: test-handbook',
      version: 3,
      status: 'active',
    });
    expect((await update('test-handbook')).body).toEqual(replaced.body);
    const versions = await api.call('policies.listVersions', { path, token });
    expect(versions.body.data).toMatchObject([
      { version: 3, name: 'New York: test-handbook', changed: ['name'], changed_by: { kind: 'api_token' } },
      { version: 2, name: 'Ours' },
      { version: 1, changed: [] },
    ]);
  });

  it('takes a newer version over when it is asked to, and not by itself', async () => {
    await add('test-handbook');
    const condition = { fact: 'work_location.state', operator: 'in', value: ['NJ', 'NY'] } as const;
    const newer = testPolicies.map((it) =>
      it.key === 'test-handbook' ? { ...it, version: 2, condition } : it,
    );
    useTestLibrary(api, { policies: newer });
    expect(await entry('test-handbook')).toMatchObject({
      state: 'differs',
      version: 2,
      library_version: 1,
      is_changed_by_account: false,
      differences: [{ property: 'condition', yours: "the work location's state is NY" }],
    });
    expect((await update('test-handbook')).body).toMatchObject({ state: 'added', library_version: 2 });
  });
});

describe('a policy of the library with tests of the account', () => {
  const path = async (key: string) => ({ policy_id: (await add(key)).body.policy_id });
  const test = { name: 'New Jersey', facts: { 'work_location.state': 'NJ' }, expected: 'unmet' };

  it('has none at first, and takes no condition over that breaks one', async () => {
    const { policy_id } = await path('test-handbook');
    const find = () => api.call('policies.findById', { path: { policy_id }, token });
    expect((await find()).body.tests).toEqual([]);
    const given = { path: { policy_id }, body: { tests: [test] }, token };
    expect((await api.call('policies.updateById', given)).status).toBe(200);
    const condition = { fact: 'work_location.state', operator: 'in', value: ['NJ', 'NY'] } as const;
    useTestLibrary(api, { policies: testPolicies.map((it) => ({ ...it, version: 2, condition })) });
    const refused = await update('test-handbook', { replace_changes: true });
    expect(refused.body.issues).toMatchObject([{ path: ['tests', 0, 'expected'] }]);
    const expected = [{ ...test, expected: 'met' }];
    await api.call('policies.updateById', { ...given, body: { status: 'draft', tests: expected } });
    expect((await update('test-handbook', { replace_changes: true })).status).toBe(200);
    expect((await find()).body).toMatchObject({ tests: [{ ...expected[0], outcome: 'met' }] });
    const { body } = await api.call('policies.listVersions', { path: { policy_id }, token });
    expect(body.data).toMatchObject([{ changed: ['condition'], tests: expected }, {}, {}, { tests: [] }]);
  });

  it('stays a draft while one fails, also where its form is published', async () => {
    const added = await add('test-notice');
    const { policy_id } = added.body;
    const tests = [{ name: 'Nothing is known', facts: {}, expected: 'met' }];
    await api.call('policies.updateById', { path: { policy_id }, body: { tests }, token });
    await addFile('test-notice', await send(await officialSheet()));
    expect((await publish(formOf(added))).body.policies).toMatchObject([{ policy_id, status: 'draft' }]);
    const status = { path: { policy_id }, body: { status: 'active' }, token };
    expect((await api.call('policies.updateById', status)).body.issues).toMatchObject([
      { path: ['tests', 0, 'expected'] },
    ]);
  });
});

describe('a policy whose form’s official file the account adds', () => {
  it('is a draft with the draft of a form, which is not published without the file', async () => {
    const added = await add('test-notice');
    expect(added.body).toMatchObject({ state: 'waits_for_file', policy_status: 'draft' });
    const refused = await publish(formOf(added));
    expect(refused.body.issues).toEqual([
      {
        _tag: 'Refinement',
        path: ['content', 'pdf'],
        message: 'Expected the official file of “Pay notice”, which is published at https://dol.ny.gov/ls54',
      },
    ]);
    const active = await api.call('policies.updateById', {
      path: { policy_id: added.body.policy_id },
      body: { status: 'active' },
      token,
    });
    expect([active.status, active.body.message]).toEqual([400, expect.stringContaining('not published yet')]);
  });

  it('is active in the transaction that publishes the form; what is in doubt stays a draft', async () => {
    const [added, doubtful] = [await add('test-notice'), await add('test-notice-yearly')];
    const sent = await officialSheet();
    const filed = await addFile('test-notice', await send(sent));
    expect(filed.body).toMatchObject({
      entry: { state: 'added', waits_for: ['publication'], official_file: { is_there: true, edition: null } },
      edition: null,
      mapped: [{ path: 'task.payday', label: 'Regular payday' }],
      left: ['Shoe size'],
    });
    expect(filed.body.to_map.map(({ path }: { path: string }) => path)).toContain('task.holidays');
    const published = await publish(formOf(added));
    expect(published.body.policies).toEqual([
      { policy_id: added.body.policy_id, name: 'New York: test-notice', status: 'active', unsure: [] },
      {
        policy_id: doubtful.body.policy_id,
        name: 'New York: test-notice-yearly',
        status: 'draft',
        unsure: ['The notice is given again each year.'],
      },
    ]);
    expect(await entry('test-notice')).toMatchObject({
      state: 'added',
      policy_status: 'active',
      waits_for: [],
    });
    expect(await entry('test-notice-yearly')).toMatchObject({ policy_status: 'draft', waits_for: ['check'] });

    const job = await createRecord(api, 'jobs', {
      token,
      address: { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
    });
    const employee = await createRecord(api, 'employees', { token });
    const body = { employee_id: employee.id, job_id: job.id };
    const previewed = (await api.call('placements.previewTasks', { body, token })).body;
    expect(previewed.map(({ form_id }: { form_id: string }) => form_id)).toContain(formOf(added));
  });

  it('that is added after its form was published is active at once', async () => {
    const added = await add('test-notice');
    await addFile('test-notice', await send(await officialSheet()));
    await publish(formOf(added));
    const again = testPolicies.map((it) => (it.key === 'test-notice-yearly' ? { ...it, facts: [] } : it));
    useTestLibrary(api, { policies: again });
    expect((await add('test-notice-yearly')).body).toMatchObject({ policy_status: 'active' });
  });

  it('recognises a file by its hash as it was sent', async () => {
    await add('test-notice');
    const sent = await officialSheet();
    const known = { sha256: hash('sha256', sent), edition: 'LS 54 (12/25)' };
    useTestLibrary(api, { packs: [{ ...testPack, knownFiles: [known] }] });
    expect((await addFile('test-notice', await send(sent))).body.edition).toBe('LS 54 (12/25)');
    expect(await entry('test-notice')).toMatchObject({ official_file: { edition: 'LS 54 (12/25)' } });
    const other = await drawnPdf('Another');
    expect((await addFile('test-notice', await send(other))).body.edition).toBeNull();
  });

  it('keeps boxes that were drawn by hand when the same file is sent again', async () => {
    const form_id = formOf(await add('test-notice'));
    const sha256 = await send(await officialSheet());
    await addFile('test-notice', sha256);
    const { content } = (await api.call('forms.getDraft', { path: { form_id }, token })).body;
    const byHand = { page: 1, x: 72, y: 72, width: 90, height: 18, shows: 'answer', field: 'task.holidays' };
    const boxes = [...content.pdf.boxes, byHand];
    const body = { content: { ...content, pdf: { sha256, boxes } } };
    await api.call('forms.updateDraft', { path: { form_id }, body, token });
    await addFile('test-notice', sha256);
    const after = (await api.call('forms.getDraft', { path: { form_id }, token })).body.content;
    expect(after.pdf.boxes).toEqual(boxes);
  });

  const officialDir = process.env['OFFICIAL_FORMS_DIR'] ?? join(process.cwd(), '../shared/compliance/forms');
  const ls54 = ['.', '../forms'].map((at) => join(officialDir, at, 'NY-LS-54-2025-12.pdf')).find(existsSync);
  (ls54 ? it : it.skip)(
    'finds boxes of the agency’s own file, and gives none to what it does not ask',
    async () => {
      await add('test-notice');
      const sha256 = await send(readFileSync(ls54 ?? ''));
      const { mapped, to_map, left } = (await addFile('test-notice', sha256)).body;
      const paths = (questions: { path: string }[]) => questions.map(({ path }) => path);
      expect(paths(mapped)).toEqual(['task.mailing', 'task.overtime', 'task.payday']);
      expect(paths(to_map)).toEqual(['task.dba', 'task.holidays']);
      expect(left).toContain('Employee’s rate of pay');
    },
  );
});

describe('a form of the library of which there is a newer version', () => {
  it('stays as it is, and the library says from which version it came and what differs', async () => {
    const form_id = formOf(await add('test-notice'));
    expect((await entry('test-notice'))?.forms).toMatchObject([
      { library_version: 1, taken_version: 1, changes: [] },
    ]);
    await addFile('test-notice', await send(await officialSheet()));
    await publish(form_id);
    const { content } = testPack;
    const [employer, employee] = content.sections;
    const page = employer?.pages[0];
    if (!employer || !employee || !page) throw new Error('The pack has no page.');
    const fields = [
      ...page.fields.filter(({ path }) => path !== 'task.dba'),
      { path: 'task.insurer', kind: 'text' as const, label: { en: 'Insurer' } },
    ];
    const newer = { ...content, sections: [{ ...employer, pages: [{ ...page, fields }] }, employee] };
    useTestLibrary(api, { packs: [{ ...testPack, version: 2, content: newer }] });
    const path = { form_id };
    const { content: before } = (await api.call('forms.getDraft', { path, token })).body;
    expect(await entry('test-notice')).toMatchObject({
      state: 'differs',
      policy_status: 'active',
      forms: [
        {
          library_version: 2,
          taken_version: 1,
          changes: [
            { of: 'field', id: 'task.insurer', change: 'added' },
            { of: 'field', id: 'task.dba', change: 'removed', is_breaking: true },
          ],
        },
      ],
    });
    expect((await api.call('forms.getDraft', { path, token })).body.content).toEqual(before);
    // What was made by hand has no version: nothing is said of it.
    expect((await entry('test-handbook'))?.forms).toMatchObject([{ library_version: null, changes: [] }]);
  });
});

describe('the library of another account', () => {
  it('is its own: nothing that one adds is seen or changed by another, nor by its test mode', async () => {
    const added = await add('test-notice');
    for (const theirs of [api.stranger.apiToken, api.live.apiToken, api.test.apiToken]) {
      expect(await entry('test-notice', theirs)).toMatchObject({ state: 'available', policy_id: null });
      const path = { library_key: 'test-notice' };
      const updated = await api.call('policy_library.update', { path, body: {}, token: theirs });
      expect(updated.status).toBe(404);
    }
    expect((await api.call('forms.getDraft', { path: { form_id: formOf(added) } })).status).toBe(404);
  });

  it('lends no file: a PDF of another account is 404, and the draft stays as it was', async () => {
    const form_id = formOf(await add('test-notice'));
    const theirs = await send(await drawnPdf('Theirs'), api.stranger.apiToken);
    for (const sha256 of [theirs, 'a'.repeat(64)])
      expect((await addFile('test-notice', sha256)).status).toBe(404);
    const { content } = (await api.call('forms.getDraft', { path: { form_id }, token })).body;
    expect(content).toEqual(testPack.content);
  });
});

describe('whoever may not', () => {
  it('add a policy or make a form is refused, and nothing is written', async () => {
    const [viewer, policyOnly, formOnly] = [
      await limited('policy:view', 'form:view'),
      await limited('policy:view', 'policy:edit', 'form:view'),
      await limited('form:edit', 'form:view'),
    ];
    for (const library_key of ['test-handbook', 'test-notice'])
      expect((await add(library_key, viewer)).status).toBe(403);
    const refused = await add('test-notice', policyOnly);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('form:edit')]);
    expect((await add('test-handbook', formOnly)).status).toBe(403);
    expect((await api.call('policy_library.list', { token: formOnly })).status).toBe(403);
    expect((await entriesFor()).map(({ state }) => state)).toEqual(Array(4).fill('available'));
    expect((await add('test-handbook', policyOnly)).status).toBe(200);
  });

  it('edit forms adds no file', async () => {
    await add('test-notice');
    const sha256 = await send(await officialSheet());
    expect((await addFile('test-notice', sha256, await limited('policy:edit'))).status).toBe(403);
    expect(await entry('test-notice')).toMatchObject({ state: 'waits_for_file' });
  });
});

describe('what is not there', () => {
  it('is 404: a key of no policy, a policy that was not added', async () => {
    for (const key of ['no-such-policy', 'x'.repeat(64), 'i-9', '__proto__'])
      expect((await add(key)).status).toBe(404);
    expect((await update('test-handbook')).status).toBe(404);
    expect([400, 404]).toContain((await add('x'.repeat(65))).status);
  });

  it('is 400: a file for a form that needs none, or before the policy is added, or that is no hash', async () => {
    const sha256 = await send(await officialSheet());
    expect((await addFile('test-handbook', sha256)).status).toBe(400);
    expect((await addFile('test-notice', sha256)).body.message).toMatch(/Add the policy first/);
    expect((await addFile('test-notice', 'not a hash')).status).toBe(400);
  });

  it('takes no file that forms’ PDFs do not take', async () => {
    const large = Buffer.concat([await drawnPdf('Large'), Buffer.alloc(21 * 1024 * 1024)]);
    const answer = await uploadPdf(api, large, { token });
    expect(answer.status).toBe(413);
    expect((await uploadPdf(api, Buffer.from('MZ'), { token })).status).toBe(415);
  });
});
