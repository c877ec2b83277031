import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { becomesTrue } from '../testing/becomes-true.js';
import { addressInput } from '../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
  w4Answers,
} from '../testing/hosted-page.js';
import { OtlpCollector } from '../testing/otlp-collector.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';

const internalToken = 'internal-token-that-nobody-may-see-anywhere';
const traceId = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const traceparent = `00-${traceId}-0102030405060708-01`;

let collector: OtlpCollector;
let web: Receiver;
let api: TestApi;
const settingsFor = (url: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret-of-the-collector',
  OTEL_BSP_SCHEDULE_DELAY: '50',
  OTEL_METRIC_EXPORT_INTERVAL: '200',
  OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
});
beforeAll(async () => {
  collector = await OtlpCollector.start();
  web = await Receiver.start();
  api = await TestApi.start({
    ...settingsFor(collector.url),
    INTERNAL_TOKEN: internalToken,
    WEB_URL: web.url,
    METRICS_TOKEN: 'token-of-the-metrics',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(async () => {
  await api.stop();
  await Promise.all([collector.stop(), web.stop()]);
});
beforeEach(() => {
  collector.spans.length = 0;
});

/** Waits for what is asserted: spans come in batches. */
async function until<T>(find: () => T | undefined | false): Promise<T> {
  for (let look = 0; look < 2000; look++) {
    const found = find();
    if (found) return found;
    await wait(25);
  }
  throw new Error(`not found among ${collector.spans.map(({ name }) => name).join(', ')}`);
}
const spanNamed = (name: string) => until(() => collector.spans.find((span) => span.name === name));

describe('a trace', () => {
  it('is one of a request: its operation, and each statement by its name', async () => {
    await api.call('clients.list', { headers: { traceparent } });
    const request = await spanNamed('clients.list');
    expect(request).toMatchObject({
      traceId,
      parentId: '0102030405060708',
      status: 0,
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
    });
    const parts = collector.spans.filter(({ parentId }) => parentId === request.spanId);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts)
      expect([part.traceId, part.attributes]).toEqual([traceId, { 'db.system.name': 'postgresql' }]);
    expect(parts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^[a-z_]+\.[\w.-]+$/));
    expect(collector.resource).toMatchObject({
      'service.name': 'firstday',
      'deployment.environment.name': 'trial',
    });
    expect(collector.requests[0]?.headers['authorization']).toBe('Bearer secret-of-the-collector');
  });

  it('has the statements of what is written after a body was read', async () => {
    await api.call('clients.create', { body: { name: 'Traced' } });
    const request = await spanNamed('clients.create');
    await until(() =>
      collector.spans.some(
        ({ parentId, name }) => parentId === request.spanId && /^insert|commit/.test(name),
      ),
    );
  });

  it('goes through the web and back, and is that of whoever asked', async () => {
    web.answer = (request, response) => {
      const { 'x-firstday-internal': shown, 'x-forwarded-for': visitor, traceparent: told } = request.headers;
      const headers = { 'x-firstday-internal': shown, 'x-forwarded-for': visitor, traceparent: told };
      const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      const init = {
        headers: { ...Object.fromEntries(given), authorization: `Bearer ${api.live.apiToken}` },
      };
      void fetch(`${api.url}/api/v1/jobs`, init).then((answer) => response.writeHead(answer.status).end());
    };
    const answer = await fetch(`${api.url}/dashboard/people?email=quirina@example.com`, {
      headers: { traceparent },
    });
    expect(answer.status).toBe(200);
    const [page, asked] = [await spanNamed('page'), await spanNamed('jobs.list')];
    expect(page).toMatchObject({ traceId, parentId: '0102030405060708' });
    expect(asked).toMatchObject({ traceId, parentId: page.spanId });
  });

  it('says that something failed, and nothing of why', async () => {
    const { id } = (
      await api.call('webhooks.create', {
        body: { url: `${web.url}/away`, subscribed_events: ['job.created'] },
      })
    ).body;
    web.answers(503);
    await api.call('jobs.create', { body: { name: 'Cook', title: 'Cook' } });
    const delivery = await spanNamed('webhook.deliver');
    expect(delivery).toMatchObject({
      parentId: '',
      status: 2,
      attributes: {
        webhook_id: id,
        kind: 'job.created',
        outcome: 'retried',
        'http.response.status_code': 503,
      },
    });
    await api.call('webhooks.deleteById', { path: { webhook_id: id } });
  });

  it('is not a stranger’s: what comes through no trusted proxy begins its own', async () => {
    const far = await TestApi.beside(api, { ...settingsFor(collector.url), TRUSTED_PROXIES: '10.0.0.1' });
    const own = '9'.repeat(32);
    for (const header of [
      `00-${'0'.repeat(32)}-0102030405060708-01`,
      `ff-${own}-0102030405060708-01`,
      `00-${own}-0102030405060708-01-512-83-7741`,
      `00-${own}-0102030405060708`,
      'quirina@example.com',
    ])
      await fetch(`${far.url}/api/v1/policies`, {
        headers: { traceparent: header, authorization: `Bearer ${api.live.apiToken}` },
      });
    const found = await until(() => {
      const spans = collector.spans.filter(({ name }) => name === 'policies.list');
      return spans.length === 5 && spans;
    });
    expect(found.map((span) => [span.parentId, span.traceId === own])).toEqual(found.map(() => ['', false]));
    await far.stop();
  });
});

describe('what is sent', () => {
  it('has nothing of a person, and no secret: not in a whole journey, whatever is put anywhere', async () => {
    const planted = {
      first_name: 'Quirina',
      last_name: 'Vasquezworth',
      email: 'quirina@vasquezworth.example',
      phone_number: '+12025550143',
    };
    const employer_id = await newEmployer(api, { name: 'Zanzibar Foods', ein: '98-7654321' });
    const employeeId = await newEmployee(api, planted);
    const { taskId } = await newTask(api, 'w-4', { employee_id: employeeId, employer_id });
    const page = await HostedPage.open(api, employeeId);
    const answers = {
      ...w4Answers,
      'employee.first_name': planted.first_name,
      'employee.last_name': planted.last_name,
      'employee.social_security_number': '512-83-7741',
    };
    await answerAndSign(page, taskId, 'employee', answers, 'Quirina Vasquezworth');
    await completedTask(api, taskId);
    await page.write(taskId, { 'task.nothing_such': 'Quirina Vasquezworth' });
    const { body: hook } = await api.call('webhooks.create', {
      body: { url: `${web.url}/in/path-is-a-secret?key=query-is-one-too` },
    });
    web.answers(500, {}, 'Quirina is not here');
    const hostile = {
      'x-request-id': 'Quirina-512837741',
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Quirina 512-83-7741',
      tracestate: 'firstday=512-83-7741',
      baggage: 'email=quirina@vasquezworth.example',
      'idempotency-key': 'quirina-512-83-7741',
    };
    await api.call('employees.create', {
      headers: hostile,
      body: { ...planted, email: 'other@vasquezworth.example', address: addressInput },
    });
    await api.call('employees.create', { body: { first_name: 'Quirina', ssn: '512-83-7741' } });
    await api.request('GET', `/api/v1/employees?email=${planted.email}`, { headers: hostile });
    await api.request('PUT', '/api/v1/employees/by_external_id/Quirina-512837741', { body: planted });
    await api.request('GET', '/api/v1/Quirina/512-83-7741?token=512-83-7741');
    await fetch(`${api.url}/o/512-83-7741/Vasquezworth?key=quirina@vasquezworth.example`, {
      headers: hostile,
    });
    await api.request('POST', '/api/v1/clients', { body: { name: 'x'.repeat(900_000) } });
    await spanNamed('webhook.deliver');
    await spanNamed('document.make');
    await api.call('jobs.list');
    await spanNamed('jobs.list');
    await wait(400);
    const secrets = [
      ...['Quirina', 'quirina', 'Vasquezworth', 'vasquezworth', '2025550143', '512-83-7741', '512837741'],
      ...['Oak Ave', 'Zanzibar', '98-7654321', '203.0.113.77', 'path-is-a-secret', 'query-is-one-too'],
      ...[
        page.token,
        api.live.apiToken,
        hook.token,
        internalToken,
        'token-of-the-metrics',
        web.url,
        'not here',
      ],
      // Two bytes may come by chance among random ids: a statement has more.
      ...['SELECT', 'INSERT', 'select ', '= $1', '$1::', 'x'.repeat(200)],
    ];
    const sent = collector.everything;
    for (const secret of secrets) expect([secret, sent.includes(secret)]).toEqual([secret, false]);
    expect(sent.length).toBeGreaterThan(10_000);
    await api.call('webhooks.deleteById', { path: { webhook_id: hook.id } });
  });

  it('has the figures of /metrics, counted once', async () => {
    for (let nth = 0; nth < 3; nth++) await api.call('clients.findById', { path: { client_id: 'none' } });
    const headers = { authorization: 'Bearer token-of-the-metrics' };
    const text = (await api.request('GET', '/metrics', { token: null, headers })).bytes.toString();
    const [, count] =
      /^firstday_requests_total\{operation="clients\.findById",status="400"\} (\d+)$/m.exec(text) ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(3);
    const point = (name: string, operation: string) =>
      collector.points.find((one) => one.name === name && one.attributes['operation'] === operation);
    await until(() => point('firstday_requests_total', 'clients.findById')?.value === Number(count));
    // The two may come in different messages.
    const duration = () => point('firstday_request_duration_seconds', 'clients.findById')?.value;
    await until(() => duration() === Number(count));
    expect(duration()).toBe(Number(count));
    const shown = [...text.matchAll(/^(\w+?)(?:_bucket|_sum|_count)?(?:\{.*\})? -?[\d.e+-]+$/gm)];
    const isSent = (name: string) => collector.points.some((one) => one.name === name);
    // How long the event loop was held is no number where nothing was measured since it was last read.
    await until(() => shown.every(([, name = '']) => isSent(name)));
    for (const [, name = ''] of shown) expect([name, isSent(name)]).toEqual([name, true]);
  });
});

describe('a collector that is away', () => {
  it('costs a line in a while and nothing else: not answers, not memory, not the end of the process', async () => {
    const away = await OtlpCollector.start();
    away.status = 503;
    const other = await TestApi.beside(api, {
      ...settingsFor(away.url),
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    });
    const ask = async () =>
      (
        await fetch(`${other.url}/api/v1/clients`, {
          headers: { authorization: `Bearer ${api.live.apiToken}` },
        })
      ).status;
    for (let nth = 0; nth < 200; nth++) expect(await ask()).toBe(200);
    await becomesTrue(() => away.requests.length > 0);
    // Nothing is even made ready to be sent while it rests. What was on its way when the rest began, or is sent after it, is
    // not of one of them.
    await becomesTrue(async () => {
      const before = away.requests.length;
      for (let nth = 0; nth < 200; nth++) await ask();
      await wait(1000);
      return away.requests.length === before;
    });
    await away.stop();
    expect(await ask()).toBe(200);
    await other.stop();
  });

  it('that takes what is sent and never answers delays neither a request nor the end', async () => {
    const silent = await OtlpCollector.start();
    silent.isSilent = true;
    // Whoever waited for it would wait for longer than a test may take.
    const timeout = { OTEL_EXPORTER_OTLP_TIMEOUT: '60000' };
    const other = await TestApi.beside(api, { ...settingsFor(silent.url), ...timeout });
    for (let nth = 0; nth < 50; nth++)
      await fetch(`${other.url}/api/v1/clients`, {
        headers: { authorization: `Bearer ${api.live.apiToken}` },
      });
    await until(() => silent.requests.length > 0);
    await other.stop();
    await silent.stop();
  });
});
