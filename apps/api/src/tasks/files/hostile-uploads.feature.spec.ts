import { once } from 'node:events';
import { request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { cases } from '../../testing/cases.js';
import { query } from '../../testing/factories.js';
import { newEmployer, newFile } from '../../testing/hosted-page.js';
import { signInUser } from '../../testing/sign-in-by-link.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
/** The address of every operation that takes multipart bodies, with ids that let it read the body. */
let addresses: readonly string[];
let senders: readonly Readonly<Record<string, string>>[];

beforeAll(async () => {
  api = await TestApi.start();
  const { page, subtaskId } = await newFile(api);
  const ids = new Map([
    ['subtask_id', subtaskId],
    ['everify_case_id', await caseThatAsksForCopies()],
  ]);
  addresses = uploadPaths((await api.request('GET', '/api/openapi.json')).body).map((path) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? '').concat(queries.get(path) ?? ''),
  );
  senders = [
    { authorization: `Bearer ${api.live.apiToken}` },
    { cookie: await signInUser(api, [{ permissions: [] }]), origin: 'http://localhost:3000' },
    { authorization: `Bearer ${page.token}` },
    {},
  ];
});
afterAll(() => api.stop());

const queries = new Map([
  ['/api/v1/account_documents', '?form_key=handbook&title=Handbook&version=1'],
  ['/api/v1/form_pdfs', '?name=Handbook'],
  ['/api/v1/imports/upload', '?kind=employees'],
]);

/** An E-Verify case that takes copies of a document: its state is set directly, since E-Verify alone sets it. */
async function caseThatAsksForCopies(): Promise<string> {
  const employer = await newEmployer(api, { uses_e_verify: true, e_verify_company_id: '123456' });
  const { taskId } = await signedI9(api, employer);
  const [row] = await query<{ id: string }>(
    api,
    `UPDATE everify_cases SET status = 'SCAN_AND_UPLOAD' WHERE task_id = $1 RETURNING id`,
    [taskId],
  );
  return row?.id ?? '';
}

const Documented = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        requestBody: z.object({ content: z.record(z.string(), z.unknown()).optional() }).optional(),
      }),
    ),
  ),
});

const uploadPaths = (document: unknown): string[] =>
  Object.entries(Documented.parse(document).paths).flatMap(([path, methods]) =>
    Object.values(methods).some(({ requestBody }) => requestBody?.content?.['multipart/form-data'])
      ? [path]
      : [],
  );

interface Part {
  readonly name: string;
  readonly filename: string | null;
  readonly size: number;
}

const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', 'latin1');
const multipart = 'multipart/form-data; boundary=edge';

function bodyOf(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, size }) => [
    `--edge\r\ncontent-disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}\r\n\r\n`,
    Buffer.concat([png, Buffer.alloc(size)]),
    '\r\n',
  ]);
  return Buffer.concat([...pieces, '--edge--\r\n'].map((piece) => Buffer.from(piece)));
}

interface Sent {
  readonly path: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** After this many bytes the client hangs up. */
  readonly hangUpAfter?: number;
}

/** What is answered; undefined where the connection ended without an answer. */
async function answerTo({ path, body, headers, hangUpAfter }: Sent) {
  const asked = send(api.url + path, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': multipart, 'content-length': String(body.length), ...headers },
  });
  asked.on('error', () => undefined);
  asked.flushHeaders();
  if (hangUpAfter !== undefined) {
    asked.write(body.subarray(0, hangUpAfter), () => asked.destroy());
    await new Promise((resolve) => asked.once('close', resolve));
    return undefined;
  }
  asked.end(body);
  const answer = await once(asked, 'response').catch(() => undefined);
  return answer && { status: answer[0].statusCode, body: JSON.parse(String(await buffer(answer[0]))) };
}

const Problem = z.looseObject({ _tag: z.string() });

/** @throws where it is no answer of the contract, or not one of 2xx or 4xx */
function assertAnswered(sent: Sent, answer: Awaited<ReturnType<typeof answerTo>>): void {
  const isGood =
    answer && answer.status < 500 && (answer.status < 300 || Problem.safeParse(answer.body).success);
  if (isGood) return;
  const what = answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'no answer';
  throw new Error(`${sent.path}: ${what}\n${sent.body.subarray(0, 500).toString('latin1')}`);
}

const isAlive = async () => (await api.call('employees.list', { query: { per_page: 1 } })).status === 200;

async function allAnswer(body: Buffer, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const path of addresses)
    for (const sender of senders) {
      const sent = { path, body, headers: { ...sender, ...headers } };
      assertAnswered(sent, await answerTo(sent));
    }
  expect(await isAlive()).toBe(true);
}

const kilobytes = 1024;

describe('an upload, to whatever operation and from whomever, is answered and ends nothing', () => {
  it.each<[string, readonly Part[]]>([
    ['whose part has another name', [{ name: 'file', filename: 'r.bin', size: 300 * kilobytes }]],
    [
      'whose second part is large',
      [
        { name: 'files', filename: 'a.png', size: 10 },
        { name: 'files', filename: 'b.png', size: 900 * kilobytes },
      ],
    ],
    [
      'whose first part is refused and whose second is large',
      [
        { name: 'evil', filename: 'a.png', size: 200 * kilobytes },
        { name: 'files', filename: 'b.png', size: 900 * kilobytes },
      ],
    ],
    [
      'with too many files',
      Array.from({ length: 40 }, () => ({ name: 'files', filename: 'a.png', size: 9 })),
    ],
    ['with a field in the place of a file', [{ name: 'files', filename: null, size: 100 * kilobytes }]],
    ['with no part', []],
    ['named as the prototype', [{ name: '__proto__', filename: '__proto__', size: 70 * kilobytes }]],
  ])('%s', async (_what, parts) => {
    await allAnswer(bodyOf(parts));
  });

  it.each([
    ['no boundary', 'multipart/form-data', bodyOf([{ name: 'files', filename: 'a', size: 9 }])],
    ['an empty boundary', 'multipart/form-data; boundary=""', Buffer.from('--\r\n\r\n----')],
    [
      'another boundary',
      'multipart/form-data; boundary=other',
      bodyOf([{ name: 'files', filename: 'a', size: 9 }]),
    ],
    ['another kind of multipart', 'multipart/mixed; boundary=edge', bodyOf([])],
    ['nothing in it', multipart, Buffer.alloc(0)],
    ['noise in it', multipart, Buffer.alloc(300 * kilobytes, 'noise\r\n--edge')],
    ['no end', multipart, bodyOf([{ name: 'file', filename: 'a', size: 90 * kilobytes }]).subarray(0, -9)],
    ['endless headers', multipart, Buffer.from(`--edge\r\n${'x-a: b\r\n'.repeat(20_000)}`)],
  ])('with %s', async (_what, type, body) => {
    await allAnswer(body, { 'content-type': type });
  });

  it('that the client breaks off after any byte', async () => {
    const body = bodyOf([
      { name: 'files', filename: 'a.png', size: 20 },
      { name: 'file', filename: 'b.png', size: 20 },
    ]);
    const [token = {}] = senders;
    for (const path of addresses)
      for (let hangUpAfter = 0; hangUpAfter < body.length; hangUpAfter += 1)
        await answerTo({ path, body, headers: token, hangUpAfter });
    expect(await isAlive()).toBe(true);
  });

  it('of whatever parts, in whatever order and size, broken off or whole', async () => {
    const part = fc.record({
      name: fc.constantFrom('files', 'file', 'front', 'back', 'evil', '', 'files[]', '../a', 'q"q'),
      filename: fc.option(
        fc.constantFrom('a.png', '', 'a"b', '\u0000', '../../etc/passwd', 'x'.repeat(5000)),
      ),
      size: fc.oneof(fc.nat(100), fc.nat(400 * kilobytes)),
    });
    const sent = fc.record({
      path: fc.constantFrom(...addresses),
      headers: fc.constantFrom(...senders),
      body: fc.array(part, { maxLength: 5 }).map(bodyOf),
      cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      hangsUp: fc.boolean(),
    });
    const answered = fc.asyncProperty(sent, async ({ body, cut, hangsUp, ...more }) => {
      const end = cut === null ? body.length : Math.floor(cut * body.length);
      const one = hangsUp ? { ...more, body, hangUpAfter: end } : { ...more, body: body.subarray(0, end) };
      const answer = await answerTo(one);
      if (!hangsUp) assertAnswered(one, answer);
    });
    await fc.assert(answered, { numRuns: cases({ gate: 40, night: 2_000 }) });
    expect(await isAlive()).toBe(true);
  });
});
