import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { root } from '../setup/root.mjs';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const signing = new Webhook(secret);
const folder = mkdtempSync(join(tmpdir(), 'firstday-recipes-'));
const repliesUrl = 'https://texts.example.com/replies';
const guide = readFileSync(join(root, 'docs/messages.md'), 'utf8');

/** The code below a heading of the guide. */
function recipe(heading: string): string {
  const [, code] = /```js\n([\s\S]*?)```/.exec(guide.slice(guide.indexOf(heading))) ?? [];
  if (!code) throw new Error(`There is no code below ${heading}`);
  return code;
}

interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Stands in for the provider and for Firstday: it notes what it is asked and answers with a status. */
let standIn: Server;
let standInUrl: string;
let asked: Asked[] = [];
let status = 201;
const addressOf = (server: Server) => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};

/** In place of the module of that name; what reaches the provider is what it was given. */
const snsModule = `export class PublishCommand { constructor(input) { this.input = input; } }
export class SNSClient {
  async send({ input }) {
    const { status } = await fetch(process.env.PROVIDER_URL + '/sns', { method: 'POST', body: JSON.stringify(input) });
    if (status === 400) throw Object.assign(new Error('no'), { name: 'InvalidParameterException' });
    if (status >= 300) throw Object.assign(new Error('no'), { name: 'ThrottledException' });
  }
}`;
/** Whatever goes to Twilio goes to the stand-in, and nothing leaves this machine. */
const redirected = `const { fetch } = globalThis;
globalThis.fetch = (address, init) => fetch(String(address).replace('https://api.twilio.com', process.env.PROVIDER_URL), init);`;
/** Runs functions of Lambda: an event a line, its answer a line. */
const lambda = `import { createInterface } from 'node:readline';
import * as functions from './sns.mjs';
for await (const line of createInterface(process.stdin)) {
  const { name, event } = JSON.parse(line);
  const answer = await functions[name](event).catch((error) => ({ thrown: error.message }));
  console.log(JSON.stringify(answer ?? {}));
}`;

const started: ChildProcess[] = [];
const environment = (port: number) => ({
  ...{ PATH: process.env['PATH'] ?? '', SMS_SECRET: secret, ACCOUNT_SID: 'AC1', AUTH_TOKEN: '12345' },
  ...{ SENDER: '+15185550100', FIRSTDAY_URL: standInUrl, PROVIDER_URL: standInUrl },
  ...{ REPLIES_URL: repliesUrl, PORT: String(port) },
});
function start(args: readonly string[], port = 0) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(port),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  return child;
}

beforeAll(async () => {
  standIn = createServer((request, response) => {
    void readText(request).then((body) => {
      asked.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  standInUrl = addressOf(standIn);
  mkdirSync(join(folder, 'node_modules/@aws-sdk/client-sns'), { recursive: true });
  symlinkSync(join(root, 'node_modules/standardwebhooks'), join(folder, 'node_modules/standardwebhooks'));
  for (const [name, code] of [
    ['twilio.mjs', recipe('### With Twilio')],
    ['sns.mjs', recipe('### With Amazon SNS')],
    ['redirected.mjs', redirected],
    ['lambda.mjs', lambda],
    ['node_modules/@aws-sdk/client-sns/index.mjs', snsModule],
    ['node_modules/@aws-sdk/client-sns/package.json', '{"exports":"./index.mjs"}'],
  ] as const)
    writeFileSync(join(folder, name), code);
});
afterAll(() => {
  for (const child of started) child.kill();
  standIn.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  [asked, status] = [[], 201];
});

const texts = ['Your forms: https://x.example/o/1', 'Sus formularios están aquí: ñ', 'نماذجك هنا'];
/** As Firstday posts a text. */
function signed(text: string, by = signing, at = new Date()) {
  const id = 'msg_1';
  const body = JSON.stringify({ id, to: '+15185550142', text, language: 'en', kind: 'invitation' });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': by.sign(id, at, body),
  };
  return { headers, body };
}
const another = new Webhook(`whsec_${randomBytes(32).toString('base64')}`);
const expectReply = (from: string, text: string) => {
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/messages/texts/replies']);
  const [{ body = '', headers = {} } = {}] = asked;
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(signing.verify(body, given)).toEqual({ from, text });
};

describe('the recipe for Twilio', () => {
  let url: string;
  beforeAll(async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    url = addressOf(free);
    free.close();
    await once(free, 'close');
    start(['--import', './redirected.mjs', 'twilio.mjs'], Number(new URL(url).port));
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const isUp = await fetch(url, { method: 'POST' }).then(
        () => true,
        () => new Promise((resolve) => setTimeout(() => resolve(false), 50)),
      );
      if (isUp) return;
    }
    throw new Error('The recipe does not listen');
  }, 60_000);
  const send = (message: Pick<ReturnType<typeof signed>, 'body'> & { readonly headers: HeadersInit }) =>
    fetch(url, { method: 'POST', ...message });
  /** As Twilio posts what comes in. */
  const reply = (fields: Readonly<Record<string, string>>, token = '12345') => {
    const body = new URLSearchParams(fields);
    const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
    const text = `${repliesUrl}${sorted.flat().join('')}`;
    const signature = createHmac('sha1', token).update(text).digest('base64');
    return fetch(`${url}/replies`, { method: 'POST', headers: { 'x-twilio-signature': signature }, body });
  };

  it.each(texts)('hands over %s', async (text) => {
    expect((await send(signed(text))).status).toBe(201);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = asked;
    expect(path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(headers['authorization']).toBe(`Basic ${btoa('AC1:12345')}`);
    const given = Object.fromEntries(new URLSearchParams(body));
    expect(given).toEqual({ To: '+15185550142', From: '+15185550100', Body: text });
  });

  it('hands over nothing that is not signed, by another, long ago, or changed since', async () => {
    for (const message of [
      signed('x', another),
      signed('x', signing, new Date(Date.now() - 3_600_000)),
      { ...signed('x'), body: signed('y').body },
      { headers: {}, body: 'not JSON' },
    ])
      expect((await send(message)).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it.each([
    [201, 201],
    [400, 400],
    [401, 503],
    [429, 429],
    [500, 500],
  ])('answers what Twilio answers, but for its own password: %s as %s', async (answered, told) => {
    status = answered;
    expect((await send(signed('x'))).status).toBe(told);
  });

  it('hands a reply on, signed, and only where Twilio signed it', async () => {
    status = 204;
    const fields = { MessageSid: 'SM1', From: '+15185550142', To: '+15185550100', Body: 'ALTO, señor & co' };
    expect((await reply(fields)).status).toBe(204);
    expectReply('+15185550142', 'ALTO, señor & co');
    asked = [];
    expect((await reply(fields, 'another')).status).toBe(403);
    expect((await fetch(`${url}/replies`, { method: 'POST', body: 'From=%2B1' })).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it('goes on where Firstday or Twilio breaks off', async () => {
    status = 201;
    const before = standIn.listeners('request');
    standIn.removeAllListeners('request');
    standIn.once('request', (request) => request.socket.destroy());
    expect((await send(signed('x'))).status).toBe(503);
    for (const listener of before)
      standIn.on('request', (...given) => Reflect.apply(listener, standIn, given));
    expect((await send(signed('x'))).status).toBe(201);
  });
});

it('Twilio signs as its documentation says', () => {
  const fields = {
    ...{ CallSid: 'CA1234567890ABCDE', Caller: '+14158675309', Digits: '1234' },
    ...{ From: '+14158675309', To: '+18005551212' },
  };
  const text = `https://mycompany.com/myapp.php?foo=1&bar=2${Object.entries(fields).flat().join('')}`;
  const signature = createHmac('sha1', '12345').update(text).digest('base64');
  expect(signature).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
});

describe('the recipe for Amazon SNS', () => {
  let child: ReturnType<typeof start>;
  beforeAll(() => {
    child = start(['lambda.mjs']);
  });
  async function run(name: 'handler' | 'replies', event: object): Promise<unknown> {
    if (!child.stdin || !child.stdout) throw new Error('The recipe was not started');
    child.stdin.write(`${JSON.stringify({ name, event })}\n`);
    const [line] = await once(child.stdout, 'data');
    return JSON.parse(String(line));
  }

  it.each(texts)('hands over %s', async (text) => {
    expect(await run('handler', signed(text))).toEqual({ statusCode: 200 });
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { PhoneNumber: '+15185550142', Message: text },
    ]);
  });

  it('hands over nothing that is not signed, and tells what is the number’s fault from what is not', async () => {
    expect(await run('handler', signed('x', another))).toEqual({ statusCode: 401 });
    expect(asked).toEqual([]);
    status = 400;
    expect(await run('handler', signed('x'))).toEqual({ statusCode: 422 });
    status = 429;
    expect(await run('handler', signed('x'))).toEqual({ statusCode: 503 });
  });

  it('hands a reply on, signed, and fails where Firstday does not take it', async () => {
    status = 204;
    const came = { originationNumber: '+15185550142', messageBody: 'توقف', inboundMessageId: 'in-1' };
    const event = { Records: [{ Sns: { Message: JSON.stringify(came) } }] };
    expect(await run('replies', event)).toEqual({});
    expectReply('+15185550142', 'توقف');
    status = 503;
    expect(await run('replies', event)).toEqual({ thrown: 'Firstday answered 503' });
  });
});
