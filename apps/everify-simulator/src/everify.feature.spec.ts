import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newHire } from './testing/new-hire.ts';
import { picture } from './picture.ts';
import { Simulator } from './simulator.ts';
import { type RecordedEvent, eventsOf, query } from '../../api/src/testing/factories.js';
import { type HostedPage, setClock } from '../../api/src/testing/hosted-page.js';
import { extractPdfText } from '../../api/src/testing/extract-pdf-text.js';
import { Receiver } from '../../api/src/testing/receiver.js';
import { type TestResponse, TestApi } from '../../api/src/testing/test-api.js';
import { CaseUpdatePoller } from '../../api/src/everify/case-update-poller.js';
import { PendingActionsService } from '../../api/src/everify/pending-actions.service.js';
import { RetentionSweeper } from '../../api/src/tasks/retention/retention-sweeper.js';

interface KeptStep {
  readonly what: string;
  readonly by: string;
}

let api: TestApi;
let simulator: Simulator;
let root: string;
/** The day on which everything happens: a Friday, the new hires start on the Monday after it. */
const friday = new Date('2026-11-20T15:00:00.000Z');

beforeAll(async () => {
  simulator = new Simulator({ answerSeconds: 60, requestsPerSecond: 1000 });
  const url = await simulator.listen();
  root = url.replace('/api/v31', '');
  // The worker polls when a test says so.
  api = await TestApi.start({ EVERIFY_SIMULATOR_URL: url, ROLE: 'api' });
  setClock(api, friday);
});
afterAll(async () => {
  await api.stop();
  await simulator.close();
});

const token = () => api.test.apiToken;
const control = (what: string, seconds = 0) =>
  fetch(`${root}/simulator/${what}`, { method: 'POST', body: JSON.stringify({ seconds }) });
const poll = () => api.app.get(CaseUpdatePoller).poll();

const passport = {
  'task.list_choice': 'a',
  'task.list_a_1': {
    document: 'us_passport',
    issuing_authority: 'U.S. Department of State',
    number: '123456789',
    expires_on: '2031-01-01',
  },
  'task.list_b': null,
  'task.list_c': null,
};
const hire = (lastFour: string, more: Parameters<typeof newHire>[2] = {}) => newHire(api, lastFour, more);

type CaseOperation = Extract<Parameters<TestApi['call']>[0], `everify_cases.${string}`>;
const on = (id: string, operation: CaseOperation, body?: object, by = token()): Promise<TestResponse> =>
  api.call(operation, { path: { everify_case_id: id }, token: by, ...(body ? { body } : {}) });
const read = async (id: string) => (await on(id, 'everify_cases.findById')).body;
const opened = async (id: string, body: object = {}) => (await on(id, 'everify_cases.open', body)).body;
const simulatedCases = async (caseId: string): Promise<number> => {
  const { cases } = await (await control('cases')).json();
  return cases.filter((it: { employer_case_id: string }) => it.employer_case_id === caseId).length;
};

describe('an E-Verify case', () => {
  it('is prepared when Section 2 is signed, with the day by which it is to be opened', async () => {
    const { caseId, employeeId, taskId } = await hire('0001');
    expect(await read(caseId)).toMatchObject({
      id: caseId,
      employee_id: employeeId,
      task_id: taskId,
      status: 'PREPARED',
      turn: 'employer',
      missing: [],
      is_simulated: true,
      due_on: '2026-11-27',
      urgency: 'upcoming',
      actions: ['open', 'discard'],
      steps: [{ what: 'prepared', by: 'system', to: 'PREPARED' }],
    });
    expect((await eventsOf(api, caseId)).map(({ kind }) => kind)).toEqual(['everify_case.created']);
  });

  it('is not prepared for an employer that does not take part', async () => {
    const { caseId } = await hire('0001', { employer: { uses_e_verify: false } });
    expect(caseId).toBe('');
  });

  it('says what it lacks, and is not opened without it', async () => {
    const { caseId } = await hire('0001', { employer: { e_verify_company_id: null } });
    expect((await read(caseId)).missing).toEqual(['company_id']);
    const refused = await on(caseId, 'everify_cases.open', {});
    expect([refused.status, refused.body._tag]).toEqual([403, 'ForbiddenError']);
    expect(refused.body.message).toContain('company_id');
  });

  it('of a name that E-Verify has no room for has as much of it as fits, and says so', async () => {
    const person = {
      first_name: 'María de los Ángeles Guadalupe',
      last_name: 'Wolfeschlegelsteinhausenbergerdorffwelchevor',
    };
    const { caseId } = await hire('0011', { person });
    const { missing, steps, actions } = await read(caseId);
    expect({ missing, actions }).toMatchObject({ missing: [], actions: expect.arrayContaining(['open']) });
    expect(steps.map(({ what }: { what: string }) => what)).toEqual(['prepared_with_short_name']);
    expect((await opened(caseId)).status).toBe('UNCONFIRMED_DATA');
    const { fields } = (await on(caseId, 'everify_cases.getDetails')).body;
    expect(fields).toEqual(
      expect.arrayContaining([
        { name: 'first_name', value: 'Maria de los Angeles Guad' },
        { name: 'last_name', value: 'Wolfeschlegelsteinhausenbergerdorffwelch' },
      ]),
    );
    // What the service would not take either is refused, and the case can be worked on.
    const wrong = { fields: [{ name: 'last_name', value: 'Núñez' }] };
    const refused = (await on(caseId, 'everify_cases.confirmDetails', wrong)).body;
    expect(refused).toMatchObject({ status: 'UNCONFIRMED_DATA', pending: null, refusal: expect.any(String) });
    expect(refused.actions).toContain('confirm_data');
    const right = { fields: [{ name: 'last_name', value: 'Nunez' }] };
    expect((await on(caseId, 'everify_cases.confirmDetails', right)).body.status).toBe('CLOSED');
  });

  it('of a name in another script says that E-Verify takes Latin letters, and is discarded or prepared again', async () => {
    const { caseId } = await hire('0001', { person: { first_name: '小明', last_name: '王' } });
    const { missing, actions } = await read(caseId);
    expect({ missing, actions }).toEqual({ missing: ['name_letters'], actions: ['discard'] });
    const refused = await on(caseId, 'everify_cases.open', {});
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('name_letters')]);
  });

  it('that cannot be written as E-Verify takes it is refused with what is wrong, and hangs nowhere', async () => {
    const { caseId } = await hire('0001', { employer: { e_verify_company_id: '9'.repeat(30) } });
    const answer = await on(caseId, 'everify_cases.open', {});
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'PREPARED',
      pending: null,
      refusal: 'FIELDS_NOT_ACCEPTED: client_company_id',
    });
    expect(answer.body.actions).toEqual(expect.arrayContaining(['open', 'discard']));
  });

  it('is authorized at once, and closes itself', async () => {
    const { caseId } = await hire('0001');
    const done = await opened(caseId);
    expect(done).toMatchObject({
      status: 'CLOSED',
      eligibility_statement: 'EMPLOYMENT_AUTHORIZED',
      case_number: expect.stringMatching(/^SIM/),
      turn: 'nobody',
      due_on: null,
      urgency: null,
      actions: [],
      pending: null,
    });
    expect(
      done.steps.map((it: { what: string; from: string; to: string }) => [it.what, it.from, it.to]),
    ).toEqual([
      ['prepared', null, 'PREPARED'],
      ['asked_to_open', null, null],
      ['open', 'PREPARED', 'DRAFT'],
      ['submit', 'DRAFT', 'CLOSED'],
    ]);
  });

  it('that waits for an agency is told by polling, once', async () => {
    const { caseId } = await hire('0002');
    expect(await opened(caseId)).toMatchObject({ status: 'MANUAL_REVIEW', turn: 'government', actions: [] });
    await poll();
    expect((await read(caseId)).status).toBe('MANUAL_REVIEW');
    await control('advance', 61);
    await Promise.all([poll(), poll()]);
    const done = await read(caseId);
    expect(done).toMatchObject({ status: 'CLOSED', eligibility_statement: 'EMPLOYMENT_AUTHORIZED' });
    expect(done.steps.filter(({ what }: { what: string }) => what === 'update')).toHaveLength(1);
    expect(done.steps.at(-1)).toMatchObject({ by: 'everify', from: 'MANUAL_REVIEW', to: 'CLOSED' });
  });

  it('asks for data to be confirmed, and takes them', async () => {
    const { caseId } = await hire('0011');
    expect((await opened(caseId)).status).toBe('UNCONFIRMED_DATA');
    const { fields } = (await on(caseId, 'everify_cases.getDetails')).body;
    expect(fields).toContainEqual({ name: 'last_name', value: 'Lopez' });
    expect((await on(caseId, 'everify_cases.confirmDetails', { fields })).body.status).toBe('CLOSED');
  });

  it('that is opened late says why', async () => {
    const { caseId } = await hire('0001');
    setClock(api, new Date('2026-11-30T15:00:00.000Z'));
    expect((await read(caseId)).urgency).toBe('overdue');
    expect((await on(caseId, 'everify_cases.open', {})).body.message).toContain('2026-11-27');
    const late = { reason_for_delay: 'AWAITING_SOCIAL_SECURITY_NUMBER' };
    expect((await opened(caseId, late)).status).toBe('CLOSED');
    setClock(api, friday);
  });

  it('of a person who has one needs a reason', async () => {
    const { caseId } = await hire('0009');
    expect(await opened(caseId)).toMatchObject({
      status: 'PREPARED',
      refusal: 'CASE_STATUS_CONFLICT',
      pending: null,
    });
    expect((await opened(caseId, { duplicate_reason: 'REHIRE' })).status).toBe('CLOSED');
  });

  it('to be closed and made anew is closed with its reason', async () => {
    const { caseId } = await hire('0007');
    expect(await opened(caseId)).toMatchObject({
      status: 'CLOSE_CASE_AND_RESUBMIT',
      closure_reasons: [
        { code: 'INCORRECT_DATA', needs_description: false },
        { code: 'OTHER', needs_description: true },
      ],
    });
    const wrong = await on(caseId, 'everify_cases.close', { reason: 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT' });
    expect(wrong.body._tag).toBe('BadRequestError');
    expect((await on(caseId, 'everify_cases.close', { reason: 'OTHER' })).body.message).toContain(
      'description',
    );
    expect((await on(caseId, 'everify_cases.close', { reason: 'INCORRECT_DATA' })).body).toMatchObject({
      status: 'CLOSED',
      closure_reason: 'INCORRECT_DATA',
    });
  });

  it('is marked on its last day, and from the day after it', async () => {
    const { caseId } = await hire('0001');
    const at = async (moment: string) => {
      setClock(api, new Date(moment));
      return (await read(caseId)).urgency;
    };
    // The day ends at midnight where the employer is, in New York.
    expect(await at('2026-11-27T04:00:00.000Z')).toBe('upcoming');
    expect(await at('2026-11-27T06:00:00.000Z')).toBe('due_today');
    expect(await at('2026-11-28T04:00:00.000Z')).toBe('due_today');
    expect(await at('2026-11-28T06:00:00.000Z')).toBe('overdue');
    setClock(api, friday);
  });

  it('that was never opened can be discarded', async () => {
    const { caseId } = await hire('0001');
    expect((await on(caseId, 'everify_cases.discard')).body).toMatchObject({
      status: 'CLOSED',
      case_number: null,
    });
    expect((await on(caseId, 'everify_cases.open', {})).body._tag).toBe('ForbiddenError');
  });
});

describe('photo matching', () => {
  it('shows the photo, and a match ends the case', async () => {
    const { caseId } = await hire('0006', { answers: passport });
    expect((await opened(caseId)).status).toBe('PHOTO_MATCH');
    const photo = await on(caseId, 'everify_cases.getPhoto');
    expect(photo.headers.get('content-type')).toContain('image/png');
    expect(photo.headers.get('cache-control')).toBe('no-store');
    const matched = await on(caseId, 'everify_cases.matchPhoto', { answer: 'matching' });
    expect(matched.body.status).toBe('CLOSED');
  });

  it('that fails wants copies of the document, of this very form', async () => {
    const { caseId } = await hire('0006', { answers: passport });
    await opened(caseId);
    const refused = await on(caseId, 'everify_cases.matchPhoto', { answer: 'not_matching' });
    expect(refused.body).toMatchObject({ status: 'SCAN_AND_UPLOAD', actions: ['upload_document', 'close'] });
    const foreign = await on(caseId, 'everify_cases.uploadDocument', { front_file_id: 'file_another' });
    expect(foreign.status).toBe(404);
  });

  it('lists the copies that are kept with the form to those who work on the case, and to nobody else', async () => {
    const { caseId, employee } = await hire('0006', { answers: passport });
    const listed = await on(caseId, 'everify_cases.listCopies');
    expect([listed.status, listed.body]).toEqual([200, { files: [] }]);
    expect((await on(caseId, 'everify_cases.listCopies', undefined, employee.token)).status).toBe(404);
    const by = async (permissions: readonly string[]) => {
      const body = { name: 'Limited', permissions };
      const made = await api.call('api_tokens.create', { body, token: token() });
      return (await on(caseId, 'everify_cases.listCopies', undefined, made.body.token)).status;
    };
    expect(await by(['everify:view', 'everify:edit', 'employee:view'])).toBe(200);
    expect(await by(['everify:view', 'employee:view_sensitive'])).toBe(403);
    expect((await on(caseId, 'everify_cases.listCopies', undefined, api.live.apiToken)).status).toBe(404);
  });

  it('takes new copies with the request: the front at least, of a kind that E-Verify takes, from the employer', async () => {
    const { caseId, employee, employer } = await hire('0006', { answers: passport });
    await opened(caseId);
    const send = async (page: HostedPage, parts: Record<string, Buffer>) => {
      const form = new FormData();
      for (const [part, content] of Object.entries(parts))
        form.append(part, new Blob([new Uint8Array(content)]), `${part}.png`);
      const answer = await fetch(`${api.url}/api/v1/everify_cases/${caseId}/copies`, {
        method: 'POST',
        headers: { authorization: `Bearer ${page.token}` },
        body: form,
      });
      return { status: answer.status, body: await answer.json() };
    };
    const png = picture();
    expect((await send(employer, { front: png })).status).toBe(403);
    await on(caseId, 'everify_cases.matchPhoto', { answer: 'not_matching' });
    expect((await send(employee, { front: png })).status).toBe(404);
    expect((await send(employer, { back: png })).status).toBe(400);
    expect((await send(employer, { front: Buffer.from('not a picture') })).status).toBe(400);
    expect((await send(employer, { front: png, elsewhere: png })).status).toBe(400);
    const large = Buffer.concat([png, Buffer.alloc(5_000_000)]);
    expect((await send(employer, { front: large })).body.message).toContain('5 MB');
    const sent = await send(employer, { front: png, back: png });
    expect([sent.status, sent.body.status]).toEqual([200, 'MANUAL_REVIEW']);
  });
});

describe('a mismatch', () => {
  const decision = {
    name: 'Ana Lopez',
    consents_to_electronic_signature: true,
    acknowledges_notice: true,
  };

  it('goes from the notice to the employee, to the agency, and to its end', async () => {
    const { caseId, employee, employer } = await hire('0003');
    const found = await opened(caseId);
    expect(found).toMatchObject({
      status: 'PENDING_REFERRAL',
      mismatch: { agency: 'SSA', next_step: 'download_notice', decision: null },
      actions: ['close'],
    });
    expect(found.due_on).toBe(found.mismatch.employer_acts_by);
    expect((await on(caseId, 'everify_cases.refer')).status).toBe(403);
    expect((await on(caseId, 'everify_cases.notify')).status).toBe(403);
    const early = await on(caseId, 'everify_cases.close', { reason: 'OTHER', description: 'We let her go' });
    expect(early.body._tag).toBe('BadRequestError');
    expect((await on(caseId, 'everify_cases.findById', undefined, employee.token)).status).toBe(404);

    const notice = await on(caseId, 'everify_cases.getNotice', undefined, employer.token);
    expect(notice.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const told = await on(caseId, 'everify_cases.notify', undefined, employer.token);
    expect(told.body).toMatchObject({ turn: 'employee', mismatch: { next_step: 'decide' } });

    expect((await on(caseId, 'everify_cases.findById', undefined, employee.token)).body.status).toBe(
      'PENDING_REFERRAL',
    );
    const masked = await on(caseId, 'everify_cases.getNotice', undefined, employee.token);
    expect([masked.status, masked.body._tag]).toEqual([403, 'Forbidden']);
    await employee.prove();
    expect((await on(caseId, 'everify_cases.getNotice', undefined, employee.token)).bytes).toEqual(
      notice.bytes,
    );
    expect((await on(caseId, 'everify_cases.refer', undefined, employee.token)).status).toBe(403);
    const body = { ...decision, decision: 'act' };
    expect((await on(caseId, 'everify_cases.decide', body, employer.token)).status).toBe(403);
    const decided = await on(caseId, 'everify_cases.decide', body, employee.token);
    expect(decided.body).toMatchObject({
      mismatch: {
        decision: 'act',
        next_step: 'refer',
        signed_by: 'Ana Lopez',
        notice_sha256: createHash('sha256').update(notice.bytes).digest('hex'),
      },
      turn: 'employer',
    });
    expect((await on(caseId, 'everify_cases.decide', body, employee.token)).status).toBe(403);
    const signed = await on(caseId, 'everify_cases.getNotice', undefined, employer.token);
    const words = await extractPdfText(signed.bytes);
    for (const text of ['Further Action Notice', '☒', 'Ana Lopez', decided.body.mismatch.notice_sha256])
      expect(words).toContain(text);
    expect((await on(caseId, 'everify_cases.getNotice', undefined, employee.token)).bytes).toEqual(
      signed.bytes,
    );
    expect((await read(caseId)).mismatch.notice_sha256).toBe(decided.body.mismatch.notice_sha256);
    expect((await on(caseId, 'everify_cases.declineToAct')).status).toBe(403);

    const referred = (await on(caseId, 'everify_cases.refer', undefined, employer.token)).body;
    expect(referred).toMatchObject({ status: 'REFERRED', actions: [], closure_reasons: [] });
    expect(referred.due_on).toBe(referred.mismatch.employee_acts_by);
    expect((await on(caseId, 'everify_cases.getReferral')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const theirs = await on(caseId, 'everify_cases.getReferral', undefined, employee.token);
    expect(theirs.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await on(caseId, 'everify_cases.close', { reason: 'INCORRECT_DATA' })).status).toBe(403);

    await control('advance', 61);
    await poll();
    expect(await read(caseId)).toMatchObject({
      status: 'CLOSED',
      eligibility_statement: 'EMPLOYMENT_AUTHORIZED',
    });
  });

  it('on which the employee does not act is a nonconfirmation, and closing asks whether the employee stays', async () => {
    const { caseId, employee } = await hire('0004');
    await opened(caseId);
    await on(caseId, 'everify_cases.getNotice');
    await on(caseId, 'everify_cases.notify');
    await on(caseId, 'everify_cases.decide', { ...decision, decision: 'not_act' }, employee.token);
    expect((await on(caseId, 'everify_cases.refer')).status).toBe(403);
    expect((await on(caseId, 'everify_cases.declineToAct')).body).toMatchObject({
      status: 'FINAL_NONCONFIRMATION',
      eligibility_statement: 'NO_ACTION_FNC',
    });
    const reason = 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC';
    expect((await on(caseId, 'everify_cases.close', { reason })).status).toBe(400);
    const closed = await on(caseId, 'everify_cases.close', { reason, description: 'Appeal is under way' });
    expect(closed.body).toMatchObject({ status: 'CLOSED', closure_reason: reason });
  });

  it('that an agency does not resolve is final', async () => {
    const { caseId, employee } = await hire('0008');
    await opened(caseId);
    await on(caseId, 'everify_cases.getNotice');
    await on(caseId, 'everify_cases.notify');
    await on(caseId, 'everify_cases.decide', { ...decision, decision: 'act' }, employee.token);
    await on(caseId, 'everify_cases.refer');
    await control('advance', 61);
    await poll();
    expect((await read(caseId)).status).toBe('FINAL_NONCONFIRMATION');
  });

  it('may come after more time', async () => {
    const { caseId } = await hire('0012');
    expect((await opened(caseId)).status).toBe('MANUAL_REVIEW');
    await control('advance', 61);
    await poll();
    expect(await read(caseId)).toMatchObject({ status: 'PENDING_REFERRAL', mismatch: { agency: 'DHS' } });
  });
});

describe('while E-Verify does not answer', () => {
  const worker = () => api.app.get(PendingActionsService);
  const makeDue = (id: string) =>
    query(api, `UPDATE everify_cases SET run_at = now() - interval '1 second' WHERE id = $1`, [id]);

  it('a case stays wanted, is opened once when it is back, and no other wish comes between', async () => {
    const { caseId } = await hire('0001');
    await control('shut', 3600);
    expect(await opened(caseId)).toMatchObject({
      status: 'PREPARED',
      actions: [],
      pending: { action: 'open', attempts: 1, last_error: '503' },
    });
    expect((await on(caseId, 'everify_cases.open', {})).body.message).toContain('asked already');
    await makeDue(caseId);
    await worker().runNext();
    const waiting = await read(caseId);
    expect(waiting.pending).toMatchObject({ attempts: 2 });
    expect(waiting.steps.slice(1).map(({ what, by }: KeptStep) => [what, by])).toEqual([
      ['asked_to_open', 'api_token'],
      ['unanswered', 'everify'],
    ]);
    await control('advance', 3601);
    await makeDue(caseId);
    while (await worker().runNext());
    expect(await read(caseId)).toMatchObject({ status: 'CLOSED', pending: null });
    expect(await simulatedCases(caseId)).toBe(1);
  });

  it('until its day is over, a case that was asked for in time says that as its reason for delay', async () => {
    const { caseId } = await hire('0001');
    await control('shut', 10 * 86_400);
    await opened(caseId);
    setClock(api, new Date('2026-11-30T15:00:00.000Z'));
    await control('advance', 10 * 86_400 + 1);
    await makeDue(caseId);
    while (await worker().runNext());
    setClock(api, friday);
    expect((await read(caseId)).status).toBe('CLOSED');
    const { cases } = await (await control('cases')).json();
    const made = cases.find((it: { employer_case_id: string }) => it.employer_case_id === caseId);
    expect(made.reason_for_delay_code).toBe('TECHNICAL_PROBLEMS');
  });

  it('and then answers in an unknown form, a case stays pending and is an alert until the answer can be read', async () => {
    const { caseId } = await hire('0013');
    expect(await opened(caseId)).toMatchObject({
      status: 'PREPARED',
      pending: { action: 'open', attempts: 1, last_error: 'unknown_shape' },
    });
    const problems = async () => {
      const { body } = await api.call('work_items.list', { query: { bucket: 'today' }, token: token() });
      return body.data.flatMap((one: { everify_problem?: string | null }) => one.everify_problem ?? []);
    };
    expect(await problems()).toEqual(['unknown_shape']);
    await control('advance', 3601);
    await makeDue(caseId);
    while (await worker().runNext());
    expect([(await read(caseId)).status, await problems()]).toEqual(['CLOSED', []]);
    expect(await simulatedCases(caseId)).toBe(1);
  });

  it('a lost login is renewed', async () => {
    const { caseId } = await hire('0001');
    await control('end_logins');
    expect((await opened(caseId)).status).toBe('CLOSED');
  });

  it('a case whose opening was answered but not recorded is neither lost nor made twice', async () => {
    const { caseId } = await hire('0001');
    await opened(caseId);
    expect(await simulatedCases(caseId)).toBe(1);
    // What a process that died after E-Verify's answer leaves behind: the wish, claimed, and no number.
    await query(
      api,
      `UPDATE everify_cases SET status = 'PREPARED', case_number = NULL, wanted = 'open', attempts = 1,
              run_at = now() - interval '1 second', eligibility_statement = NULL WHERE id = $1`,
      [caseId],
    );
    await Promise.all([worker().runNext(), worker().runNext()]);
    expect(await simulatedCases(caseId)).toBe(1);
    expect((await read(caseId)).case_number).toMatch(/^SIM/);
  });
});

describe('cases', () => {
  it('are listed by status, employee and due day, to those who may see them', async () => {
    const { caseId, employeeId, employer, employee } = await hire('0001');
    const list = (q: Record<string, string>, by = token()) =>
      api.call('everify_cases.list', { query: q, token: by });
    expect((await list({ employee_id: employeeId })).body.data.map((it: { id: string }) => it.id)).toEqual([
      caseId,
    ]);
    expect((await list({ employee_id: employeeId, status: 'CLOSED' })).body.total).toBe(0);
    expect((await list({ employee_id: employeeId, due_on_lte: '2026-11-25' })).body.total).toBe(0);
    expect((await list({}, employer.token)).body.data.map((it: { id: string }) => it.id)).toEqual([caseId]);
    expect((await list({}, employee.token)).body.total).toBe(0);
    expect((await list({}, api.live.apiToken)).body.total).toBe(0);
  });

  it('are read on from the last one that was seen, with no page counted off', async () => {
    const [older, newer] = [await hire('0001'), await hire('0001')];
    const after = { query: { starting_after: newer.caseId, per_page: 1 }, token: token() };
    const { data } = (await api.call('everify_cases.list', after)).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([older.caseId]);
    const wrong = { query: { starting_after: 'ee_1' }, token: token() };
    expect((await api.call('everify_cases.list', wrong)).status).toBe(400);
  });

  it('show nothing of what they are made of, not in events either', async () => {
    const { caseId } = await hire('0001');
    await opened(caseId);
    const events: RecordedEvent[] = await eventsOf(api, caseId);
    expect(events.map(({ kind }) => kind)).toContain('everify_case.updated');
    const shown = JSON.stringify([await read(caseId), events]);
    for (const secret of ['123-45', '1990-04-05', '123456789']) expect(shown).not.toContain(secret);
  });

  it('keep every step: the database refuses to change one', async () => {
    await expect(query(api, `UPDATE everify_steps SET what = 'x'`)).rejects.toThrow('append-only');
    await expect(query(api, `DELETE FROM everify_steps`)).rejects.toThrow('append-only');
  });
});

describe('what happens to a case', () => {
  it('is delivered to webhooks: that it was prepared, and each step, as the API shows it', async () => {
    const receiver = await Receiver.start();
    const url = `${receiver.url}/cases`;
    const subscribed_events = ['everify_case.created', 'everify_case.updated'];
    const made = await api.call('webhooks.create', { token: token(), body: { url, subscribed_events } });
    expect(made.status).toBe(201);
    const { caseId } = await hire('0001');
    const shown = await opened(caseId);
    const beside = await TestApi.beside(api, { ROLE: 'worker', EVERIFY_SIMULATOR: 'off' });
    const arrived = await receiver.deliveries('/cases', 4).finally(() => beside.stop());
    await receiver.stop();
    const bodies = arrived.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type, data }) => [type, data.steps.at(-1).what]).sort()).toEqual([
      ['everify_case.created', 'prepared'],
      ['everify_case.updated', 'asked_to_open'],
      ['everify_case.updated', 'open'],
      ['everify_case.updated', 'submit'],
    ]);
    const last = bodies.find(({ data }) => data.status === 'CLOSED');
    expect(last.data).toEqual(shown);
  });

  it('is forgotten with its Form I-9, to the last file; that there was a case stays', async () => {
    const { caseId, taskId, employeeId, employee } = await hire('0003');
    await opened(caseId);
    await on(caseId, 'everify_cases.getNotice');
    await on(caseId, 'everify_cases.notify');
    const signed = { consents_to_electronic_signature: true, acknowledges_notice: true, name: 'Ana Lopez' };
    await on(caseId, 'everify_cases.decide', { ...signed, decision: 'act' }, employee.token);
    await on(caseId, 'everify_cases.refer');
    const folder = join(api.dataDir, 'files', 'everify', caseId);
    expect(await readdir(folder)).not.toEqual([]);
    await api.call('tasks.deleteById', { path: { task_id: taskId }, token: token() });
    await api.call('employees.deleteById', { path: { employee_id: employeeId }, token: token() });
    setClock(api, new Date('2036-01-01T12:00:00Z'));
    await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
    setClock(api, friday);
    const [row] = await query<{ fields: string; signed_by: string | null; status: string }>(
      api,
      `SELECT encode(sealed_fields, 'hex') AS fields, mismatch ->> 'signed_by' AS signed_by, status
         FROM everify_cases WHERE id = $1`,
      [caseId],
    );
    expect(row).toEqual({ fields: '', signed_by: null, status: 'REFERRED' });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the connection', () => {
  const connection = {
    base_url: 'https://stage-everify.uscis.gov/api/v31',
    username: 'HARBOR1',
    password: 'not-a-real-password',
    creator_name: 'Carla Reyes',
    creator_email: 'carla@harborfoods.com',
    creator_phone: '518-555-0100',
  };

  it('of a test account is the simulator and nothing else', async () => {
    expect((await api.call('everify_connection.get', { token: token() })).body.is_simulated).toBe(true);
    expect((await api.call('everify_connection.set', { token: token(), body: connection })).status).toBe(403);
  });

  it('is checked by signing in: the simulator lets a test account in, and a live one has nothing to ask yet', async () => {
    const simulated = await api.call('everify_connection.check', { token: token() });
    expect(simulated.body).toEqual({
      outcome: 'works',
      is_simulated: true,
      checked_at: friday.toISOString(),
    });
    const unset = await api.call('everify_connection.check');
    expect(unset.body).toMatchObject({ outcome: 'not_configured', is_simulated: false });
    const body = { name: 'Limited', permissions: ['everify:view', 'everify:edit'] };
    const limited = await api.call('api_tokens.create', { body });
    expect((await api.call('everify_connection.check', { token: limited.body.token })).status).toBe(403);
  });

  it('of a live account that has none is not the simulator: its case is prepared and waits', async () => {
    const { caseId } = await newHire(api, '0001', { token: api.live.apiToken });
    const asked = await on(caseId, 'everify_cases.open', {}, api.live.apiToken);
    expect(asked.body).toMatchObject({
      status: 'PREPARED',
      is_simulated: false,
      pending: { action: 'open', last_error: 'not_configured' },
    });
    expect(await simulatedCases(caseId)).toBe(0);
  });

  it('of a live account is sealed, gives no password back, and leads to the government only', async () => {
    const set = await api.call('everify_connection.set', { body: connection });
    expect(set.body).toMatchObject({ is_simulated: false, username: 'HARBOR1', has_password: true });
    expect(JSON.stringify(set.body)).not.toContain(connection.password);
    const elsewhere = { ...connection, base_url: 'https://10.0.0.8/api/v31' };
    expect((await api.call('everify_connection.set', { body: elsewhere })).body._tag).toBe('BadRequestError');
    const [row] = await query<{ kept: string }>(
      api,
      `SELECT everify_connections::text AS kept FROM everify_connections`,
    );
    expect(row?.kept).not.toContain(connection.password);
  });
});
