import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CoveredPolicy, JurisdictionCoverage, Permission } from '@firstday/domain';
import { packs, policyLibrary } from '@firstday/forms';
import { AccountsService } from '../../identity/accounts/accounts.service.js';
import { addressInput, createRecord } from '../../testing/factories.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { testPolicies, useTestLibrary } from '../../testing/test-library.js';
import { drawnPdf, uploadPdf } from '../../testing/uploaded-pdf.js';

const inStates = (...value: string[]) => ({ fact: 'work_location.state', operator: 'in', value }) as const;

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
}, 60_000);
afterAll(() => api?.stop());

/** Of the test library: policies of a form that the policies of new accounts ask of contractors alone. */
const policies = testPolicies.map((policy) => {
  if (policy.key === 'test-handbook') return { ...policy, forms: ['w-9'] };
  if (policy.key === 'test-unsure') return { ...policy, forms: ['w-9'], condition: inStates('NJ') };
  return policy.key === 'test-notice-yearly' ? { ...policy, condition: inStates('NY', 'NJ') } : policy;
});

/** Each test has an account of its own, whose library is empty. */
let token: string;
const newAccount = async (): Promise<string> => {
  const made = await api.app.get(AccountsService).createOrganization('Harbor Foods', new Date());
  return made.live.apiToken;
};
beforeEach(async () => {
  useTestLibrary(api, { policies });
  token = await newAccount();
});

const addressIn = (state: string, country = 'USA') => ({ ...addressInput, state, country });
const coverage = async (query: Record<string, string> = {}, by: object = { token }) =>
  (await api.call('policy_library.coverage', { query, ...by })).body;
const places = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await coverage(query)).jurisdictions.map(({ jurisdiction }: JurisdictionCoverage) => jurisdiction);
const covered = async (key: string): Promise<CoveredPolicy | undefined> =>
  (await coverage({ places: 'all' })).jurisdictions
    .flatMap(({ policies }: JurisdictionCoverage) => policies)
    .find(({ library_key }: CoveredPolicy) => library_key === key);
const plan = (jurisdiction: string, given = token) =>
  api.call('policy_library.planState', { path: { jurisdiction }, token: given });
const addState = (jurisdiction: string, given = token) =>
  api.call('policy_library.addState', { path: { jurisdiction }, token: given });
const add = (library_key: string) => api.call('policy_library.add', { path: { library_key }, token });
const waive = (library_key: string, reason: string, given = token) =>
  api.call('policy_library.waive', { path: { library_key }, body: { reason }, token: given });
const takeBack = (library_key: string, given = token) =>
  api.call('policy_library.takeBackWaiver', { path: { library_key }, token: given });
const keysOf = (policies: readonly CoveredPolicy[]) => policies.map(({ library_key }) => library_key);
const limited = async (...permissions: Permission[]): Promise<string> => {
  const body = { name: 'Limited', permissions };
  return (await api.call('api_tokens.create', { body, token })).body.token;
};
async function hire(
  state: string,
  more: object = {},
): Promise<{ placement_id: string; employer_id: string }> {
  const employer = await createRecord(api, 'employers', { token, address: addressIn(state) });
  const employee = await createRecord(api, 'employees', { token, address: addressIn(state) });
  const body = { employee_id: employee.id, employer_id: employer.id, ...more };
  const { id } = await createRecord(api, 'placements', { token, ...body });
  return { placement_id: id, employer_id: employer.id };
}

describe('where an account hires', () => {
  it('is where the work of placements is done and where employers are, and federal law with them', async () => {
    expect(await coverage()).toEqual({
      proof: {
        outcome: 'decided',
        counterexample: null,
        unknown_because: null,
        unplaced_placement_id: null,
      },
      jurisdictions: [],
    });
    await createRecord(api, 'employers', { token, address: addressIn('NV') });
    const { placement_id, employer_id } = await hire('CA');
    const found: JurisdictionCoverage[] = (await coverage()).jurisdictions;
    expect(found.map(({ jurisdiction, name }) => [jurisdiction, name])).toEqual([
      ['US', 'United States'],
      ['CA', 'California'],
      ['NV', 'Nevada'],
    ]);
    expect(found[1]).toMatchObject({ is_hired_in: true, placement_id, employer_id });
    expect(found[2]).toMatchObject({ placement_id: null, policies: [], is_decided: true });
  });

  it('is where someone lives who works from there, and nowhere once a placement is over', async () => {
    const employer = await createRecord(api, 'employers', { token, address: addressIn('NY') });
    const employee = await createRecord(api, 'employees', { token, address: addressIn('CA') });
    const body = { token, employee_id: employee.id, employer_id: employer.id, works_remotely: true };
    const placement = await createRecord(api, 'placements', body);
    expect(await places()).toEqual(['US', 'CA', 'NY']);
    const path = { placement_id: placement.id };
    await api.call('placements.updateById', { path, body: { end_date: '2020-01-31' }, token });
    expect(await places()).toEqual(['US', 'NY']);
  });

  it('is every state and territory, or one, on request; what is none is not found', async () => {
    const all = await places({ places: 'all' });
    expect([all.length, all[0]]).toEqual([57, 'US']);
    expect(all).toEqual(expect.arrayContaining(['DC', 'PR', 'GU', 'VI', 'AS', 'MP']));
    expect(await places({ jurisdiction: 'NY' })).toEqual(['NY']);
    for (const jurisdiction of ['ZZ', 'ny', 'hired', 'NY\u{1F600}'])
      expect((await api.call('policy_library.coverage', { query: { jurisdiction }, token })).status).toBe(
        404,
      );
    const wrong: Record<string, string>[] = [
      { jurisdiction: 'x'.repeat(9) },
      { places: 'everywhere' },
      { state: 'NY' },
    ];
    for (const query of wrong)
      expect((await api.call('policy_library.coverage', { query, token })).status).toBe(400);
  });

  it('is a territory whose address has its country alone', async () => {
    const nowhere = await createRecord(api, 'jobs', { token, address: addressIn('CA', 'America') });
    await hire('NY', { job_id: nowhere.id });
    const { proof } = await coverage();
    expect(proof).toMatchObject({ unplaced_placement_id: expect.stringMatching(/^pla_/) });
    const job = await createRecord(api, 'jobs', { token, address: addressIn('San Juan', 'Puerto Rico') });
    await hire('NY', { job_id: job.id });
    expect(await places()).toEqual(['US', 'NY', 'PR']);
  });
});

describe('the proof', () => {
  it('names the first policy that is neither asked nor waived, with a placement', async () => {
    const { placement_id } = await hire('NY');
    expect((await coverage()).proof).toMatchObject({
      outcome: 'not_decided',
      counterexample: { jurisdiction: 'US', library_key: 'test-unsure', status: 'undecided', placement_id },
    });
    await waive('test-unsure', 'It is voluntary.');
    await add('test-handbook');
    expect((await coverage()).proof).toMatchObject({
      counterexample: {
        jurisdiction: 'NY',
        library_key: 'test-notice',
        forms: [{ key: 'test-wage-notice', name: 'Pay notice', form_id: null }],
        placement_id,
      },
    });
    await waive('test-notice', 'We hand it out on paper.');
    await waive('test-notice-yearly', 'We hand it out on paper.');
    expect((await coverage()).proof).toMatchObject({ outcome: 'decided', counterexample: null });
    const [, ny] = (await coverage()).jurisdictions;
    expect(ny).toMatchObject({ jurisdiction: 'NY', is_decided: true });
  });

  it('is not given while the state of some work is not known, also in a country that is misspelt', async () => {
    useTestLibrary(api, { policies: [] });
    const abroad = await createRecord(api, 'jobs', { token, address: addressIn('BC', 'Canada') });
    await hire('NY', { job_id: abroad.id });
    expect((await coverage()).proof).toMatchObject({ outcome: 'decided', unplaced_placement_id: null });
    for (const [state, country] of [
      ['CA', 'America'],
      ['NY', 'United Sates'],
    ] as const) {
      const job = await createRecord(api, 'jobs', { token, address: addressIn(state, country) });
      const { placement_id } = await hire('NY', { job_id: job.id });
      expect((await coverage()).proof).toMatchObject({
        outcome: 'not_known',
        unknown_because: 'work_state_unknown',
        unplaced_placement_id: placement_id,
      });
      await api.call('placements.deleteById', { path: { placement_id }, token });
    }
  });

  it('is not given to someone who does not see every placement, and names nothing that they do not see', async () => {
    useTestLibrary(api, { policies: policies.filter(({ jurisdiction }) => jurisdiction === 'NY') });
    await hire('NY');
    const sees: Permission[] = [
      'policy:view',
      'employee:view',
      'placement:view',
      'employer:view',
      'job:view',
    ];
    for (const lacking of ['employee:view', 'placement:view', 'job:view'] as const) {
      const given = await limited(...sees.filter((one) => one !== lacking));
      const { proof, jurisdictions } = await coverage({}, { token: given });
      expect([lacking, proof.counterexample.placement_id]).toEqual([lacking, null]);
      expect(jurisdictions.map((one: JurisdictionCoverage) => one.placement_id)).toEqual([null, null]);
    }
    const blind = await coverage({}, { token: await limited('policy:view') });
    expect(blind).toEqual({
      proof: {
        outcome: 'not_known',
        counterexample: null,
        unknown_because: 'not_all_visible',
        unplaced_placement_id: null,
      },
      jurisdictions: [],
    });
  });

  it('names only placements and employers that the rules of a group let its people see', async () => {
    const at = async (name: string, state: string) =>
      createRecord(api, 'employers', { name, address: addressIn(state) });
    const [north, south] = [await at('North', 'NY'), await at('South', 'CA')];
    for (const employer of [north, south]) {
      const employee = await createRecord(api, 'employees', {});
      await createRecord(api, 'placements', { employee_id: employee.id, employer_id: employer.id });
    }
    const permissions: Permission[] = [
      ...(['policy:view', 'employee:view', 'placement:view', 'employer:view', 'job:view'] as const),
    ];
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'North' };
    const by = withCookie(await signInUser(api, [{ permissions, access_rule }]));
    const { proof, jurisdictions } = await coverage({}, by);
    expect(jurisdictions.map(({ jurisdiction }: JurisdictionCoverage) => jurisdiction)).toEqual(['US', 'NY']);
    expect(JSON.stringify(jurisdictions)).not.toContain(south.id);
    expect(proof).toMatchObject({ outcome: 'not_decided', counterexample: { employer_id: north.id } });
    useTestLibrary(api, { policies: [] });
    expect((await coverage({}, by)).proof).toMatchObject({
      outcome: 'not_known',
      unknown_because: 'not_all_visible',
    });
  });
});

describe('what the account has decided', () => {
  it('is asked only where active policies ask wherever the library does', async () => {
    await add('test-handbook');
    expect(await covered('test-handbook')).toMatchObject({
      status: 'asked',
      asked_by: expect.arrayContaining([expect.objectContaining({ name: 'New York: test-handbook' })]),
      how_sure: 'official',
    });
  });

  it('is narrowed where the account changed the condition, with a placement that is not asked', async () => {
    const { body } = await add('test-handbook');
    expect(await covered('test-handbook')).toMatchObject({ status: 'asked' });
    const path = { policy_id: body.policy_id };
    const inAlbany = {
      all: [
        { fact: 'work_location.state', operator: 'equals', value: 'NY' },
        { fact: 'work_location.city', operator: 'equals', value: 'Albany' },
      ],
    };
    await api.call('policies.updateById', { path, body: { condition: inAlbany }, token });
    const narrowed = await covered('test-handbook');
    expect(narrowed).toMatchObject({ status: 'narrowed', policy_id: body.policy_id });
    expect(narrowed?.not_asked).toContain('NY');
    const forms = (await api.call('forms.list', { query: { key: 'w-9' }, token })).body.data;
    const others = {
      name: 'Not in Albany',
      form_ids: [forms[0].id],
      condition: {
        all: [
          { fact: 'work_location.state', operator: 'in', value: ['NY', 'NJ'] },
          { fact: 'work_location.city', operator: 'not_equals', value: 'Albany' },
        ],
      },
    };
    const made = await api.call('policies.create', { body: others, token });
    expect(made.status).toBe(201);
    // A placement whose city nobody knows meets neither: the two are not the whole.
    expect(await covered('test-handbook')).toMatchObject({ status: 'narrowed' });
    const whole = {
      ...others,
      condition: { fact: 'work_location.state', operator: 'in', value: ['NY', 'NJ'] },
    };
    await api.call('policies.updateById', {
      path: { policy_id: made.body.id },
      body: { condition: whole.condition },
      token,
    });
    expect(await covered('test-handbook')).toMatchObject({ status: 'asked' });
    await api.call('policies.updateById', { path, body: { status: 'archived' }, token });
    expect(await covered('test-handbook')).toMatchObject({ status: 'asked', policy_status: 'archived' });
    await api.call('policies.updateById', {
      path: { policy_id: made.body.id },
      body: { status: 'archived' },
      token,
    });
    expect(await covered('test-handbook')).toMatchObject({ status: 'undecided', policy_status: 'archived' });
  });

  it('waits for its official file, is a draft, or unsure, as its draft does', async () => {
    const added = await add('test-notice');
    await add('test-notice-yearly');
    expect(await covered('test-notice')).toMatchObject({ status: 'waits_for_file', policy_status: 'draft' });
    const pdf = await uploadPdf(api, await drawnPdf('A notice'), { token });
    const file = { path: { library_key: 'test-notice' }, body: { sha256: pdf.body.sha256 }, token };
    await api.call('policy_library.addFile', file);
    expect(await covered('test-notice')).toMatchObject({ status: 'draft' });
    const form_id: string = added.body.forms[0].form_id;
    await api.call('forms.publish', { path: { form_id }, token });
    expect(await covered('test-notice')).toMatchObject({ status: 'asked' });
    expect(await covered('test-notice-yearly')).toMatchObject({ status: 'unsure', how_sure: 'unsure' });
  });
});

describe('a waiver', () => {
  it('says by whom, when and why, and is taken back', async () => {
    const reason = 'Our people are paid by the client, who hands it out.';
    const waived = await waive('test-notice', reason);
    expect([waived.status, waived.body]).toEqual([
      200,
      {
        reason,
        waived_at: expect.any(String),
        waived_by: { kind: 'api_token', id: expect.stringMatching(/^tok_/), name: expect.any(String) },
      },
    ]);
    expect(await covered('test-notice')).toMatchObject({ status: 'waived', waiver: waived.body });
    expect((await waive('test-notice', reason)).body).toEqual(waived.body);
    expect((await waive('test-notice', 'Another reason')).body.reason).toBe('Another reason');
    expect((await takeBack('test-notice')).status).toBe(204);
    expect(await covered('test-notice')).toMatchObject({ status: 'undecided', waiver: null });
    expect((await takeBack('test-notice')).status).toBe(404);
    const log = (await api.call('security_events.list', { query: { subject_type: 'policy_waiver' }, token }))
      .body.data;
    expect(log.map(({ detail }: { detail: { change: string } }) => detail.change)).toEqual([
      'deleted',
      'created',
      'deleted',
      'created',
    ]);
    expect(JSON.stringify(log)).not.toContain('Another reason');
  });

  it('is refused for a policy that is asked, for what the library does not have, and without a reason', async () => {
    await add('test-handbook');
    expect((await waive('test-handbook', 'We have none.')).status).toBe(400);
    expect((await waive('no-such-policy', 'We have none.')).status).toBe(404);
    for (const reason of ['', '  ', '\n\t \n', 'No', 'x'.repeat(2001), 'No\0thing'])
      expect([reason.slice(0, 9), (await waive('test-notice', reason)).status]).toEqual([
        reason.slice(0, 9),
        400,
      ]);
    expect((await waive('test-notice', 'x'.repeat(10_000_000))).status).toBe(413);
    expect(await covered('test-notice')).toMatchObject({ status: 'undecided' });
  });

  it('is the account’s own', async () => {
    const other = await newAccount();
    await waive('test-notice', 'We hand it out on paper.');
    expect(await coverage({ jurisdiction: 'NY' }, { token: other })).not.toMatchObject({
      jurisdictions: [{ policies: expect.arrayContaining([expect.objectContaining({ status: 'waived' })]) }],
    });
    expect((await takeBack('test-notice', other)).status).toBe(404);
    expect(await covered('test-notice')).toMatchObject({ status: 'waived' });
  });

  it('holds where its form is published, and ends where the policy is added', async () => {
    const added = await add('test-notice');
    await waive('test-notice', 'We hand it out on paper.');
    expect(await covered('test-notice')).toMatchObject({ status: 'waived', policy_status: 'draft' });
    const pdf = await uploadPdf(api, await drawnPdf('A notice'), { token });
    const file = { path: { library_key: 'test-notice' }, body: { sha256: pdf.body.sha256 }, token };
    await api.call('policy_library.addFile', file);
    const form_id: string = added.body.forms[0].form_id;
    const published = await api.call('forms.publish', { path: { form_id }, token });
    expect(published.body.policies).toMatchObject([{ status: 'draft' }]);
    expect(await covered('test-notice')).toMatchObject({ status: 'waived' });
    await waive('test-handbook', 'We have none.');
    await add('test-handbook');
    expect(await covered('test-handbook')).toMatchObject({ status: 'asked', waiver: null });
  });

  it('is made once where many make it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => waive('test-notice', `Reason ${at}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { waiver } = (await covered('test-notice')) ?? {};
    expect(answers.map(({ body }) => body.reason)).toContain(waiver?.reason);
  });
});

describe('adding a state', () => {
  it('adds what its plan says, leaves what is waived, and adds nothing the second time', async () => {
    await waive('test-notice-yearly', 'We hand it out on paper.');
    const planned = await plan('NY');
    expect(planned.body.adds).toMatchObject([
      { library_key: 'test-handbook', status: 'asked', policy_id: null },
      { library_key: 'test-notice', status: 'waits_for_file', policy_id: null },
    ]);
    expect(planned.body.stays).toMatchObject([{ library_key: 'test-notice-yearly', status: 'waived' }]);
    expect((await plan('NY')).body).toEqual(planned.body);
    const added = await addState('NY');
    const outcomes = (policies: readonly CoveredPolicy[]) =>
      policies.map(({ library_key, status }) => [library_key, status]);
    expect(outcomes(added.body.adds)).toEqual(outcomes(planned.body.adds));
    expect(added.body.adds[0].policy_id).toMatch(/^pol_/);
    const again = await addState('NY');
    expect(again.body.adds).toEqual([]);
    expect(keysOf(again.body.stays)).toEqual(['test-handbook', 'test-notice', 'test-notice-yearly']);
    const log = await api.call('security_events.list', { query: { subject_type: 'policy' }, token });
    expect(log.body.data).toHaveLength(2);
  });

  it('adds each policy once, however many add it at the same time', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => addState('NY')),
      ...Array.from({ length: 5 }, () => add('test-notice')),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const all = (await api.call('policies.list', { query: { per_page: 100 }, token })).body.data;
    const keys: string[] = all.flatMap(
      ({ library_key }: { library_key: string | null }) => library_key ?? [],
    );
    expect(keys.toSorted()).toEqual(['test-handbook', 'test-notice', 'test-notice-yearly']);
  });

  it('is of every place where the account hires by one act', async () => {
    expect((await addState('hired')).body).toEqual({ adds: [], stays: [] });
    await hire('NY');
    await hire('NV');
    expect(keysOf((await plan('hired')).body.adds)[0]).toBe('test-unsure');
    expect((await addState('hired')).body.adds).toHaveLength(4);
    expect((await addState('hired')).body.adds).toEqual([]);
    expect((await addState('NV')).body).toEqual({ adds: [], stays: [] });
    for (const place of ['ZZ', 'all', 'ny'])
      expect([place, (await addState(place)).status, (await plan(place)).status]).toEqual([place, 404, 404]);
  });

  it('takes policy:edit, and form:edit where it makes a form: then nothing of it is done', async () => {
    const reader = await limited('policy:view');
    expect((await plan('NY', reader)).status).toBe(200);
    for (const answer of [
      await addState('NY', reader),
      await waive('test-notice', 'We hand it out on paper.', reader),
      await takeBack('test-notice', reader),
      await addState('NY', await limited('policy:view', 'policy:edit')),
    ])
      expect(answer.status).toBe(403);
    const stranger = await limited('employee:view');
    expect((await plan('NY', stranger)).status).toBe(403);
    expect((await api.call('policy_library.coverage', { token: stranger })).status).toBe(403);
    expect(await covered('test-handbook')).toMatchObject({ policy_id: null });
  });

  it('of California: what comes with Firstday is asked, and the rest says what it waits for', async () => {
    useTestLibrary(api, { policies: policyLibrary, packs: [...packs] });
    await hire('CA');
    const { body } = await addState('CA');
    const of = (status: string) =>
      keysOf(body.adds.filter((policy: CoveredPolicy) => policy.status === status));
    expect(of('asked')).toContain('ca-de-4');
    expect(of('waits_for_file')).toEqual(expect.arrayContaining(['ca-crd-185', 'ca-dlse-nte']));
    expect(of('unsure')).toEqual(expect.arrayContaining(['ca-de-4-residents', 'ca-minor-work-permit']));
    expect(of('undecided')).toEqual([]);
  });
});
