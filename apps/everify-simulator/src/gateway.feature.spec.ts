import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CaseFields } from '@firstday/everify';
import { AccountsService } from '../../api/src/identity/accounts/accounts.service.js';
import { EverifyConnectionsService } from '../../api/src/everify/everify-connections.service.js';
import type { EverifyGateway } from '../../api/src/everify/everify-gateway.js';
import { EverifyWebService } from '../../api/src/everify/everify-web-service.js';
import { Database } from '../../api/src/database/database.js';
import { systemContext } from '../../api/src/context/system-context.js';
import { becomesTrue } from '../../api/src/testing/becomes-true.js';
import { query } from '../../api/src/testing/factories.js';
import { TestApi } from '../../api/src/testing/test-api.js';
import { Line } from './testing/line.ts';
import { ObservedService } from './testing/observed-service.ts';
import { picture } from './picture.ts';
import type { ServiceShape } from './service-shape.ts';
import { Simulator } from './simulator.ts';

/** A service to be asked, as an account of its kind reaches it. */
interface Reached {
  readonly line: Line;
  readonly gateway: EverifyGateway;
  endLogins(): unknown;
  letAgenciesAnswer(): unknown;
  stop(): Promise<void>;
}

/** Test accounts: the simulator, whatever anybody configures. */
async function simulated(shape: ServiceShape): Promise<Reached> {
  const simulator = new Simulator({ answerSeconds: 60, requestsPerSecond: 1000, shape });
  const line = new Line(await simulator.listen());
  await line.listen();
  const api = await TestApi.start({ EVERIFY_SIMULATOR_URL: line.url, ROLE: 'api' });
  const ctx = systemContext(api.test.account, new Date(), api.app.get(Database));
  const control = (what: string, seconds = 0) =>
    fetch(`${line.target.replace('/api/v31', '')}/simulator/${what}`, {
      method: 'POST',
      body: JSON.stringify({ seconds }),
    });
  return {
    line,
    gateway: (await api.app.get(EverifyConnectionsService).getOpen(ctx)).gateway,
    endLogins: () => control('end_logins'),
    letAgenciesAnswer: () => control('advance', 61),
    stop: async () => {
      await api.stop();
      await line.close();
      await simulator.close();
    },
  };
}

/** Live accounts: the web service that was configured, with the user and password that were sealed. */
async function configured(): Promise<Reached> {
  const service = new ObservedService();
  const line = new Line(await service.listen());
  await line.listen();
  const api = await TestApi.start({ EVERIFY_HOSTS: new URL(line.url).host, ROLE: 'api' });
  const connections = api.app.get(EverifyConnectionsService);
  const account = await api.app.get(AccountsService).findById(api.live.account.id);
  if (!account) throw new Error('the account is there');
  const ctx = systemContext(account, new Date(), api.app.get(Database));
  const person = {
    creator_name: 'Carla Reyes',
    creator_email: 'c@harbor.test',
    creator_phone: '518-555-0100',
  };
  const login = { username: 'HARBOR1', password: 'not-a-real-password' };
  await connections.set(ctx, { base_url: line.url, ...login, ...person });
  const [row] = await query<{ kept: string }>(api, `SELECT c::text AS kept FROM everify_connections c`);
  expect(row?.kept).not.toContain(login.password);
  return {
    line,
    gateway: (await connections.getOpen(ctx)).gateway,
    endLogins: () => service.endLogins(),
    letAgenciesAnswer: () => service.letAgenciesAnswer(),
    stop: async () => {
      await api.stop();
      await line.close();
      await service.close();
    },
  };
}

let people = 10;
/** Someone nobody has a case of yet; the last four digits choose what happens. */
const person = (lastFour: string, more: Partial<CaseFields> = {}): CaseFields => ({
  client_company_id: '123456',
  client_software_version: 'Firstday 0.1',
  employer_case_id: `ecase_${(people += 1)}`,
  case_creator_name: 'Carla Reyes',
  case_creator_email_address: 'carla@harbor.test',
  case_creator_phone_number: '518-555-0100',
  first_name: 'Ana',
  last_name: 'Lopez',
  date_of_birth: '1990-04-05',
  ssn: `123-${String(people).padStart(2, '0')}-${lastFour}`,
  citizenship_status_code: 'US_CITIZEN',
  document_a_type_code: 'US_PASSPORT',
  us_passport_number: '123456789',
  no_expiration_date: true,
  date_of_hire: '2026-11-23',
  ...more,
});

describe.each([
  ['the simulator of test accounts, whose answers have shape a', () => simulated('a'), false],
  ['the simulator of test accounts, whose answers have shape b', () => simulated('b'), false],
  ['the web service that a live account configured', configured, true],
])('%s', (_name, reach, isThorough) => {
  let reached: Reached;
  let gateway: EverifyGateway;
  beforeAll(async () => {
    reached = await reach();
    gateway = reached.gateway;
  });
  afterAll(() => reached.stop());
  beforeEach(() => {
    reached.line.asked.length = 0;
  });

  const submitted = async (lastFour: string) =>
    gateway.submit((await gateway.create(person(lastFour))).case_number);

  it.each([
    { last_name: 'Núñez' },
    { last_name: '王' },
    { last_name: 'L'.repeat(41) },
    { first_name: 'A'.repeat(26) },
    { first_name: 'Ana, Jr.' },
    { middle_initial: 'É' },
  ])('refuses a name that it does not take: %j', async (more) => {
    await expect(gateway.create(person('0001', more))).rejects.toMatchObject({ status: 400 });
  });

  it('drafts a case under our own id, and authorizes it', async () => {
    const fields = person('0001');
    const draft = await gateway.create(fields);
    expect(draft).toMatchObject({
      case_status: 'DRAFT',
      employer_case_id: fields.employer_case_id,
      case_number: expect.stringMatching(/^[0-9A-Z]{15}$/),
    });
    const done = await gateway.submit(draft.case_number);
    expect(done).toMatchObject({
      case_status: 'CLOSED',
      case_eligibility_statement: 'EMPLOYMENT_AUTHORIZED',
    });
    expect(await gateway.read(draft.case_number)).toEqual(done);
  });

  it('knows the other cases of a person and a company, and wants a reason for one more', async () => {
    const fields = person('0001');
    expect(await gateway.duplicates(fields.ssn, fields.client_company_id)).toEqual([]);
    const { case_number } = await gateway.create(fields);
    expect(await gateway.duplicates(fields.ssn, fields.client_company_id)).toEqual([case_number]);
    expect(await gateway.duplicates(fields.ssn, '999999')).toEqual([]);
    await expect(gateway.create(fields)).rejects.toMatchObject({ status: 409, code: 'CASE_STATUS_CONFLICT' });
    const again = await gateway.create({ ...fields, duplicate_continue_reason_code: 'REHIRE' });
    expect(again.case_status).toBe('DRAFT');
  });

  it('takes data that were confirmed', async () => {
    const { case_number, case_status } = await submitted('0011');
    expect(case_status).toBe('UNCONFIRMED_DATA');
    const { case_fields } = await gateway.fieldsToConfirm(case_number);
    expect(case_fields).toContainEqual(expect.objectContaining({ field_name: 'last_name' }));
    const named = case_fields.filter(({ field_name }) => field_name === 'last_name');
    const confirmed = { case_fields: named.map(({ field_name }) => ({ field_name, value: 'Lopez' })) };
    expect((await gateway.confirm(case_number, confirmed)).case_status).toBe('CLOSED');
  });

  it('shows a photo, and takes copies of the document where it does not match', async () => {
    const { case_number, case_status } = await submitted('0006');
    expect(case_status).toBe('PHOTO_MATCH');
    const { type, content } = await gateway.photo(case_number);
    expect([type, content.length > 0]).toEqual([expect.stringMatching(/^image\/(png|jpeg)$/), true]);
    expect((await gateway.matchPhoto(case_number, 'not-matching')).case_status).toBe('SCAN_AND_UPLOAD');
    const copy = { name: 'front.png', type: 'image/png', content: picture() };
    expect((await gateway.upload(case_number, copy, copy)).case_status).toBe('MANUAL_REVIEW');
  });

  it('tells a mismatch with its day, refers it once the notice was taken, and tells its end until that is confirmed', async () => {
    const { case_number, ...mismatch } = await submitted('0003');
    expect(mismatch).toMatchObject({
      case_status: 'PENDING_REFERRAL',
      ssa_referral_status: 'PENDING_REFERRAL',
      ev_star_referral_due_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await expect(gateway.refer(case_number)).rejects.toMatchObject({ name: 'EverifyRefusal', status: 409 });
    for (const [language, sent] of [
      ['en', 'english'],
      ['es', 'spanish'],
    ] as const) {
      const notice = await gateway.notice(case_number, 'further_action_notice', language);
      expect(notice.subarray(0, 5).toString()).toBe('%PDF-');
      expect(reached.line.asked.at(-1)).toContain(`language=${sent}`);
    }
    expect(await gateway.refer(case_number)).toMatchObject({
      case_status: 'REFERRED',
      ev_star_referral_contact_by_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const dates = await gateway.notice(case_number, 'referral_date_confirmation', 'es');
    expect(dates.subarray(0, 5).toString()).toBe('%PDF-');
    const told = async () => (await gateway.updated(100)).cases.map((one) => one.case_number);
    expect(await told()).not.toContain(case_number);
    await reached.letAgenciesAnswer();
    expect([(await told()).includes(case_number), (await told()).includes(case_number)]).toEqual([
      true,
      true,
    ]);
    await gateway.confirmUpdated([case_number]);
    expect(await told()).not.toContain(case_number);
    expect((await gateway.read(case_number)).case_status).toBe('CLOSED');
  });

  it('ends a mismatch that is not contested in a nonconfirmation, closed with its reason', async () => {
    const { case_number } = await submitted('0003');
    await gateway.notice(case_number, 'further_action_notice', 'en');
    expect(await gateway.declineToAct(case_number)).toMatchObject({
      case_status: 'FINAL_NONCONFIRMATION',
      case_eligibility_statement: 'NO_ACTION_FNC',
    });
    const reason = { case_closure_reason_code: 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC' as const };
    await expect(gateway.close(case_number, reason)).rejects.toMatchObject({ status: 400 });
    const explained = { ...reason, currently_employed_reason_description: 'An appeal is under way' };
    expect((await gateway.close(case_number, explained)).case_status).toBe('CLOSED');
  });

  it('refuses a case that it does not know, and data that it cannot take, with a code and nothing of the data', async () => {
    await expect(gateway.read('2026XXXXXXXXXXX')).rejects.toMatchObject({
      name: 'EverifyRefusal',
      status: 404,
      code: 'CASE_NOT_FOUND',
    });
    const nameless = gateway.create(person('0001', { last_name: '' }));
    await expect(nameless).rejects.toMatchObject({ name: 'EverifyRefusal', status: 400 });
    await expect(nameless).rejects.not.toThrow(/Lopez|123-/);
  });

  // The rest does not depend on the form of answers: once is enough.
  if (!isThorough) return;

  it('is logged into once for many that ask at once, and again when a login has ended', async () => {
    const { case_number } = await gateway.create(person('0001'));
    await reached.endLogins();
    reached.line.asked.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => gateway.read(case_number)));
    const logins = () => reached.line.asked.filter((one) => one === 'POST /authentication/login').length;
    expect(logins()).toBe(1);
    await gateway.read(case_number);
    expect(logins()).toBe(1);
  });

  it('is asked ten times a second at most', async () => {
    const { case_number } = await gateway.create(person('0001'));
    const began = Date.now();
    await Promise.all(Array.from({ length: 11 }, () => gateway.read(case_number)));
    expect(Date.now() - began).toBeGreaterThanOrEqual(990);
  });

  it('is left alone for as long as it says', async () => {
    const { case_number } = await gateway.create(person('0001'));
    const asked = () => reached.line.asked.length;
    reached.line.answerNext({ status: 429, headers: { 'retry-after': '6' }, body: '{}' });
    await expect(gateway.read(case_number)).rejects.toMatchObject({ code: '429', retryAfterSeconds: 6 });
    const before = asked();
    await expect(gateway.read(case_number)).rejects.toMatchObject({ code: '429' });
    expect(asked()).toBe(before);
    const isAnswered = () =>
      gateway.read(case_number).then(
        (found) => found.case_number === case_number,
        () => asked() !== before,
      );
    await becomesTrue(isAnswered);
    expect(asked()).toBe(before + 1);
  });

  it.each([
    ['that it is down', { status: 503, headers: { 'retry-after': '7' }, body: '{}' }, '503', 7],
    [
      'that it has moved',
      { status: 302, headers: { location: 'http://127.0.0.1:9/' } },
      'unreachable',
      undefined,
    ],
  ])('that answers %s is asked again later', async (_what, answer, code, retryAfterSeconds) => {
    const { case_number } = await gateway.create(person('0001'));
    reached.line.answerNext(answer);
    await expect(gateway.read(case_number)).rejects.toMatchObject({
      name: 'EverifyUnavailable',
      code,
      ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
    });
    expect((await gateway.read(case_number)).case_number).toBe(case_number);
  });

  it.each([
    [
      'no JSON',
      {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: '<html>maintenance</html>',
      },
      '200 text/html, not JSON',
    ],
    ['nothing', { status: 200, body: '' }, '200 empty'],
    [
      'a case without its number',
      { status: 200, body: '{"case_status":"DRAFT","ssn":"123-45-6789"}' },
      '200 {case_status: string, ssn: string}; not read: case_number',
    ],
    [
      'a case in a status that we do not know',
      { status: 200, body: '{"case_number":"2026001000001AA","case_status":"NEW_IN_VERSION_32"}' },
      '200 {case_number: string, case_status: string}; not read: case_status',
    ],
    [
      'more than a case can be',
      { status: 200, body: ' '.repeat(12 * 1024 * 1024 + 1) },
      '200 more than 12582912 bytes',
    ],
  ])(
    'that answers %s is understood as an unknown form, not as an outage',
    async (_what, answer, structure) => {
      const { case_number } = await gateway.create(person('0001'));
      reached.line.answerNext(answer);
      await expect(gateway.read(case_number)).rejects.toMatchObject({
        name: 'EverifyUnknownShape',
        code: 'unknown_shape',
        operation: 'GET /cases/{n}',
        structure,
      });
      expect((await gateway.read(case_number)).case_number).toBe(case_number);
    },
  );

  it('may tell of a case in a status that we do not know: it holds up no other, and is reported', async () => {
    const known = await gateway.create(person('0001'));
    const cases = [{ ...known, case_status: 'NEW_IN_VERSION_32' }, known];
    reached.line.answerNext({ status: 200, body: JSON.stringify({ cases }) });
    const told = await gateway.updated(100);
    expect(told.cases).toEqual([known]);
    expect(told.unread).toMatchObject({
      name: 'EverifyUnknownShape',
      operation: 'GET /cases/updated',
      structure: expect.stringContaining('case_status'),
    });
    expect(told.unread?.structure).not.toContain('NEW_IN');
  });

  it('is signed in to anew when that is asked for, whatever login is held', async () => {
    await gateway.signIn();
    reached.line.asked.length = 0;
    await gateway.signIn();
    expect(reached.line.asked).toEqual(['POST /authentication/login']);
    reached.line.answerNext({ status: 503 });
    await expect(gateway.signIn()).rejects.toMatchObject({ code: '503' });
    await gateway.signIn();
  });

  it('is not asked with a password again that it refused: E-Verify locks users out', async () => {
    const wrong = new EverifyWebService({
      baseUrl: reached.line.url,
      username: 'HARBOR1',
      password: 'guessed',
    });
    await expect(wrong.updated(1)).rejects.toMatchObject({
      name: 'EverifyUnavailable',
      code: 'login_refused',
    });
    await expect(wrong.updated(1)).rejects.toMatchObject({ code: 'login_refused' });
    await expect(wrong.signIn()).rejects.toMatchObject({ code: 'login_refused' });
    expect(reached.line.asked).toEqual(['POST /authentication/login']);
  });
});
