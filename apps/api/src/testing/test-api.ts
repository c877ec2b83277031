import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type OperationRow, type OperationId, operations } from '@firstday/domain';
import { type Dispatcher, Pool } from 'undici';
import { z } from 'zod';
import { AccountsService, type NewAccount } from '../identity/accounts/accounts.service.js';
import { createApp } from '../create-app.js';
import { Clock } from '../context/clock.js';
import type { Config } from '../context/config.js';
import { readConfig } from '../context/read-config.js';
import { documentedErrors } from '../http/document-operation.js';
import { shutDownGracefully } from '../background/shutdown-on-signals.js';
import { countDisabledTriggers, createMigratedDatabase, serviceAddressOf } from './create-database.js';
import { prepareKeysAsOwner, roleOfTests } from './database-roles.js';
import { ownerConnections } from './owner-connections.js';

/** An answer over HTTP, checked against the schema of its operation. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers whose schema was checked.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly bytes: Buffer;
}

interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The real application on a database of its own, called over HTTP. */
export class TestApi {
  /** A call by `fetch` takes four times the processor's time, and there are hundreds of thousands. */
  private readonly connections: Pool;

  constructor(
    readonly app: NestExpressApplication,
    readonly url: string,
    readonly dataDir: string,
    readonly databaseUrl: string,
    readonly live: NewAccount,
    readonly test: NewAccount,
    /** Another organization's live account: nothing of it may be seen. */
    readonly stranger: NewAccount,
    /** Whom the application connects as: the owner of the database, unless the test gave it a role that serves. */
    readonly serviceUrl = databaseUrl,
    private readonly isShared = false,
  ) {
    this.connections = new Pool(url);
  }

  /**
   * The application of this worker, which spec files use one after the other: it saves each of them two seconds. The accounts are
   * the file's own. For files that change nothing outside of them: no settings, no other application on the database, no triggers,
   * tables or workers that are everyone's.
   */
  static async shared(): Promise<TestApi> {
    const { app, url, dataDir, databaseUrl, serviceUrl } = await (shared ??= startShared());
    await assertUnspoiled(databaseUrl);
    const { mine, other } = await newOrganizations(app);
    const places = [app, url, dataDir, databaseUrl] as const;
    return new TestApi(...places, mine.live, mine.test, other.live, serviceUrl, true);
  }

  /** @param by whom it connects as; a role that serves is made for it. Servers of a test's own have their own tests of roles */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    by: 'owner' | 'service' = settings['DATABASE_URL'] === undefined ? roleOfTests() : 'owner',
  ): Promise<TestApi> {
    const databaseUrl = settings['DATABASE_URL'] ?? (await createMigratedDatabase());
    const { app, dataDir, serviceUrl } = await startOn(databaseUrl, settings, by);
    const { mine, other } = await newOrganizations(app);
    const places = [app, await app.getUrl(), dataDir, databaseUrl] as const;
    return new TestApi(...places, mine.live, mine.test, other.live, serviceUrl);
  }

  /** Another process's worth of the application, on the same database, folder and secret. */
  static async beside(first: TestApi, settings: Readonly<Record<string, string>> = {}) {
    const config = testConfig(first.serviceUrl, first.dataDir, settings);
    // The launcher migrates before each start.
    if (first.serviceUrl !== first.databaseUrl) await prepareKeysAsOwner(first.databaseUrl, config);
    const app = await createApp(config);
    await app.listen(0, '127.0.0.1');
    return { app, url: await app.getUrl(), stop: () => shutDownGracefully(app) };
  }

  /** The same application, called as another account. Stopping it does not stop the application. */
  as(account: NewAccount): TestApi {
    const places = [this.app, this.url, this.dataDir, this.databaseUrl] as const;
    return new TestApi(...places, account, this.test, this.stranger, this.serviceUrl, true);
  }

  /** Calls an operation by its id; the live account's API token unless another (or null for none) is given. */
  async call(id: OperationId, call: Call = {}): Promise<TestResponse> {
    const { method, path } = operations[id];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(call.path?.[name] ?? ''),
    );
    const answer = await this.request(method, `/api/v1${filled}`, call);
    checkAgainstSchema(id, answer);
    return answer;
  }

  async request(method: string, path: string, call: Call = {}): Promise<TestResponse> {
    const url = new URL(this.url + path);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value));
    const token = call.token === undefined ? this.live.apiToken : call.token;
    const form = call.form && new Response(call.form);
    const { statusCode, ...answer } = await this.connections.request({
      method,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...asFetch,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
        ...call.headers,
      },
      body: form
        ? Buffer.from(await form.arrayBuffer())
        : call.body === undefined
          ? null
          : JSON.stringify(call.body),
    });
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(answer.headers))
      for (const value of [values].flat()) headers.append(name, value);
    const bytes = await bytesOf(headers, answer.body);
    return { status: statusCode, headers, body: parsed(headers, bytes), bytes };
  }

  async stop(): Promise<void> {
    await this.connections.destroy();
    if (this.isShared) return void Reflect.deleteProperty(this.app.get(Clock), 'now');
    await shutDownGracefully(this.app);
    await ownerConnections.close(this.app);
    // The shutdown waits only so long for work under way: on a busy machine a document may still be written.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

async function startOn(
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
  by: 'owner' | 'service',
) {
  const dataDir = await mkdtemp(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'firstday-api-'));
  const serviceUrl = by === 'owner' ? databaseUrl : serviceAddressOf(databaseUrl);
  const config = testConfig(serviceUrl, dataDir, settings);
  if (by === 'service') await prepareKeysAsOwner(databaseUrl, config);
  const app = await createApp(config);
  if (by === 'service') await ownerConnections.open(app, databaseUrl);
  await app.listen(0, '127.0.0.1');
  return { app, dataDir, serviceUrl };
}

async function newOrganizations(app: NestExpressApplication) {
  const accounts = app.get(AccountsService);
  const mine = await accounts.createOrganization('Ours', new Date());
  return { mine, other: await accounts.createOrganization('Theirs', new Date()) };
}

let shared: ReturnType<typeof startShared> | undefined;

/** It is never stopped: it ends with the worker, and its database with the run. */
async function startShared() {
  const databaseUrl = await createMigratedDatabase({ isKept: true });
  const { app, dataDir, serviceUrl } = await startOn(databaseUrl, {}, roleOfTests());
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { app, url: await app.getUrl(), dataDir, databaseUrl, serviceUrl };
}

/** @throws Error where an earlier spec file left something behind that others would notice */
async function assertUnspoiled(databaseUrl: string): Promise<void> {
  const disabled = await countDisabledTriggers(databaseUrl);
  if (disabled > 0) throw new Error('an earlier spec file of this worker left triggers turned off');
}

/** At night the pool has two connections: a request that needs a second one never ends. */
function smallPool(): Readonly<Record<string, string>> {
  const size = process.env['TEST_DATABASE_POOL'];
  return size ? { DATABASE_POOL: size } : {};
}

/** A test asks as fast as it can. */
const unhurried = {
  RATE_LIMIT_ADDRESSES: '1000000',
  RATE_LIMIT_SESSIONS: '1000000',
  RATE_LIMIT_TOKENS: '1000000',
};

function testConfig(
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Config {
  const quiet = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...smallPool() };
  return readConfig({ ...quiet, ...unhurried, ...settings });
}

/** What `fetch` says of itself. */
const asFetch = { accept: '*/*', 'accept-language': '*', 'user-agent': 'node' };

async function bytesOf(headers: Headers, body: Dispatcher.ResponseData['body']): Promise<Buffer> {
  const isEndless = headers.get('content-type')?.startsWith('text/event-stream');
  if (!isEndless) return Buffer.from(await body.arrayBuffer());
  body.on('error', () => undefined).destroy();
  return Buffer.alloc(0);
}

function parsed(headers: Headers, bytes: Buffer): unknown {
  const isJson = headers.get('content-type')?.includes('application/json');
  return isJson ? JSON.parse(bytes.toString()) : undefined;
}

/** Errors that any operation may answer, by their tag. */
const ofAnyOperation: Readonly<Record<number, string>> = {
  405: 'MethodNotAllowedError',
  409: 'IdempotencyConflictError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
};

const errorOf = (tag: string) => z.strictObject({ message: z.string(), _tag: z.literal(tag) });
// Made once: a schema is compiled when it is first used, which costs more than its use.
const noError = errorOf('none');
const generalErrors: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(ofAnyOperation).map(([status, tag]) => [status, errorOf(tag)]),
);

/** A response that does not match its schema is a failing test, not a surprise; so is an error that is not documented. */
function checkAgainstSchema(id: OperationId, { status, body }: TestResponse): void {
  const operation: OperationRow = operations[id];
  const general = generalErrors[status] ?? noError;
  const schema = operation.answers[status] ?? documentedErrors(operation)[status] ?? general;
  if (!(schema instanceof z.ZodType) || general.safeParse(body).success) return;
  const checked = schema.safeParse(body);
  if (!checked.success)
    throw new Error(
      `${id} answers ${status} against its schema: ${checked.error.message} ${JSON.stringify(body)}`,
    );
}
